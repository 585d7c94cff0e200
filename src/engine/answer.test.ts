import { describe, expect, test, vi } from 'vitest';
import { answerRun } from './answer.ts';
import { ToolError } from './error.ts';
import { operation, type AnyOperation } from './operation.ts';

const check = (limits: 'run' | 'part') =>
  operation({
    input: 'text',
    output: 'text',
    options: {},
    limit: 1000,
    limits,
    load: () => Promise.resolve({}),
    run: (_logic, text, _options, { limited }) =>
      limited(() => {
        if (text === 'bad') throw new ToolError('error.bad');
        return text;
      }),
  }) as AnyOperation;

vi.mock('./registry.ts', () => ({
  findOperation: (_tool: string, name: 'run' | 'part') => Promise.resolve(check(name)),
}));

async function ask(limits: 'run' | 'part', input: string) {
  const told: string[] = [];
  const tell = (is: 'begun' | 'ended') => void told.push(is);
  const { is } = await answerRun({ name: { tool: 'test', operation: limits }, input, options: {} }, { tell });
  return { told, is };
}

describe('the time limit', () => {
  test('counts from the beginning of the whole run', async () => {
    await expect(ask('run', 'good')).resolves.toEqual({ told: ['begun'], is: 'done' });
  });
  test('of a part counts from its beginning to its end', async () => {
    await expect(ask('part', 'good')).resolves.toEqual({ told: ['begun', 'ended'], is: 'done' });
  });
  test('of a part ends when the part throws', async () => {
    await expect(ask('part', 'bad')).resolves.toEqual({ told: ['begun', 'ended'], is: 'failed' });
  });
});
