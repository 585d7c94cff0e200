// seedrandom, a part of mathjs, draws once from Math.random when it is loaded; what it gives comes from context.sources.
import 'mathjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { execute } from '#engine/execute';
import type { Kind } from '#engine/operation';
import { readValues, type OptionSpecs } from '#engine/options';
import { convert, runPipeline, StepError, type Flowing } from '#engine/pipeline';
import { answer, toJson } from './batch.ts';
import { findDifference, readExamples, readReply, toLine, type Reply, type WorkedExample } from './worked-examples.ts';

/*
 * Each example gives the same answer on every face: as the page runs it, in a pipeline, on the command line. None of them,
 * nor a library that they use, may take its randomness from where it can be guessed.
 */

beforeAll(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('Math.random can be guessed: take randomness from context.sources.');
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});

const all = await readExamples();

async function toReply(run: Promise<{ result: Flowing; notes: readonly Note[] }>): Promise<Reply> {
  try {
    const { result, notes } = await run;
    const output = JSON.parse(JSON.stringify(await toJson(result))) as unknown;
    return { output, notes: notes.map(({ code }) => code) };
  } catch (error) {
    const cause = error instanceof StepError ? error.cause : error;
    if (cause instanceof ToolError) return { error: cause.code };
    throw error;
  }
}

/** The example's input as a value; `bytes` and `file` are written as text or Base64. */
function toFlowing({ example: { input }, operation }: WorkedExample): Flowing {
  if (operation.input === 'json') return { kind: 'json', value: input };
  if (typeof input === 'string') return { kind: 'text', value: input };
  if (typeof input !== 'object' || input === null || !('base64' in input)) return { kind: 'none', value: undefined };
  return { kind: 'bytes', value: new Uint8Array(Buffer.from(String(input.base64), 'base64')) };
}

/** As a page does: values of the right kind straight to the operation. */
async function onPage(worked: WorkedExample): Promise<{ result: Flowing; notes: readonly Note[] }> {
  const { tool, example, operation } = worked;
  const { output, notes } = await execute({
    name: { tool, operation: example.operation },
    operation,
    input: await convert(toFlowing(worked), operation.input as Kind),
    options: readValues(operation.options as OptionSpecs, example.options ?? {}),
    signal: new AbortController().signal,
  });
  return { result: { kind: operation.output as Kind, value: output } as Flowing, notes };
}

const inPipeline = (worked: WorkedExample) => {
  const { operation, options = {} } = worked.example;
  return runPipeline([{ tool: worked.tool, operation, options }], toFlowing(worked));
};

test('there are examples', () => expect(all).not.toEqual([]));

test.each(all.map((worked) => [worked.title, worked] as const))('%s has one answer on all faces', async (_, worked) => {
  expect(findDifference(worked, await toReply(onPage(worked)))).toBeUndefined();
  expect(findDifference(worked, await toReply(inPipeline(worked)))).toBeUndefined();
  expect(findDifference(worked, readReply(await answer(Buffer.from(toLine(worked)))))).toBeUndefined();
});
