import { expect, test } from 'vitest';
import { readRelations, relate } from '../../scripts/build/vite/relations.ts';
import { toolIds } from '../../scripts/build/vite/files.ts';
import { operation, type Meaning } from '../../src/engine/operation.ts';

/** A tool with one operation on texts. */
const tool = (id: string, meaning: Meaning<Record<string, never>>, ...keywords: string[]) => ({
  id,
  title: id,
  keywords,
  operations: {
    run: operation({
      input: 'text',
      output: 'text',
      options: {},
      ...meaning,
      load: () => Promise.resolve(),
      run: (_, input) => input,
    }),
  },
});

test('the way back is nearest, then what takes the result on, then what takes the same, then what sounds alike', () => {
  const { related } = relate([
    tool('yaml-to-json', { reads: 'yaml', writes: 'json' }),
    tool(
      'json-to-yaml',
      {
        reads: 'json',
        writes: 'yaml',
        inverse: { to: 'yaml-to-json/run', options: () => ({}), keeps: 'meaning' },
      },
      'kubernetes',
    ),
    tool('yaml-lint', { reads: 'yaml' }),
    tool('json-to-xml', { reads: 'json', writes: 'xml' }),
    tool('book', {}, 'kubernetes'),
    tool('camera', {}, 'picture'),
  ]);
  expect(related['json-to-yaml']).toEqual(['yaml-to-json', 'yaml-lint', 'json-to-xml', 'book']);
  expect(related['camera']).toEqual([]);
});

test('a format is read by what reads its parent, and facts and helpers relate to nothing', () => {
  const { related } = relate([
    tool('run', { writes: 'compose' }),
    tool('yaml', { reads: 'yaml' }),
    tool('part', { reads: 'yaml', helper: true }),
    tool('other', {}),
  ]);
  expect(related).toEqual({ run: ['yaml'], yaml: [], part: [], other: [] });
});

test('one shared word among many is a coincidence', () => {
  const words = Array.from({ length: 20 }, (_, index) => `word${index}`);
  const tools = [tool('a', {}, 'merge', ...words), tool('b', {}, 'merge', 'diff', 'patch', 'other'), tool('c', {})];
  expect(relate(tools).related['a']).toEqual([]);
});

test('the tools that there are lead to each other, and what repairs a format is found', async () => {
  const { related, repairs } = await readRelations(toolIds());
  expect(related['json-to-yaml-converter']?.slice(0, 4)).toContain('yaml-to-json-converter');
  expect(related['regex-tester']).toContain('regex-memo');
  expect(related['camera-recorder']).toEqual([]);
  expect(repairs).toEqual({ json: 'json-prettify/repair' });
});
