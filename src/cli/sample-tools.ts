import { ToolError } from '#engine/error';
import type { Messages } from '#engine/messages';
import { operation, type AnyOperation } from '#engine/operation';
import { decimal } from '#engine/decimal-option';
import { choice, content, flag, integer, picked, secret } from '#engine/options';

/* A tool with an operation of each kind, in place of the registry: for the tests of this folder. */

const load = () => Promise.resolve();

const sample = {
  upper: operation({
    input: 'text',
    output: 'text',
    reads: 'markdown',
    writes: ({ reverse }) => (reverse ? undefined : 'html'),
    inverse: { to: 'joined', options: () => ({}), keeps: 'meaning' },
    options: { reverse: flag(false), times: integer({ initial: 1, min: 1, max: 3 }), mark: picked('') },
    load,
    run: (_, input, { reverse, times, mark }, { note }) => {
      const at = input.indexOf('!');
      if (at >= 0) throw new ToolError('error.bang', { rest: input.slice(at), position: at + 1 });
      if (input.includes('?')) note('note.question', { count: 1 });
      if (input.includes('~')) note('warning.tilde');
      const upper = input.toUpperCase();
      return (reverse ? [...upper].reverse().join('') : upper).repeat(times) + mark;
    },
  }),
  joined: operation({
    input: 'text',
    output: 'text',
    options: { other: content(), password: secret(), style: choice(['dash', 'dot'], 'dash'), pair: flag(false) },
    needs: { pair: { style: 'dot', other: true } },
    load,
    run: (_, input, { other, password, style, pair }) =>
      [input, other, password].join(style === 'dash' ? '-' : pair && other !== '' ? '..' : '.'),
  }),
  bytes: operation({
    input: 'bytes',
    output: 'bytes',
    options: {},
    load,
    run: (_, input) => input.map((byte) => byte ^ 0xff),
  }),
  file: operation({ input: 'file', output: 'file', options: {}, load, run: (_, input) => new Blob([input, input]) }),
  count: operation({ input: 'file', output: 'json', options: {}, load, run: (_, input) => ({ size: input.size }) }),
  keys: operation({ input: 'json', output: 'json', options: {}, load, run: (_, input) => Object.keys(input ?? {}) }),
  two: operation({
    input: 'none',
    output: 'text',
    options: { a: picked('1'), wrap: integer({ initial: 0, min: 0, max: 80, optional: true }) },
    load,
    run: (_, __, { a }) => `${a}\n2`,
  }),
  range: operation({
    input: 'none',
    output: 'text',
    options: { kind: choice(['all', 'own'], 'all'), from: content('0') },
    needs: { from: { kind: 'own' } },
    sets: { from: { kind: 'own' } },
    load,
    run: (_, __, { kind, from }) => (kind === 'own' ? from : kind),
  }),
  price: operation({
    input: 'none',
    output: 'text',
    options: { net: decimal({ min: '0' }), tax: decimal({ initial: '20' }) },
    required: ['net', 'tax'],
    load,
    run: (_, __, { net, tax }) => `${net} + ${tax} %`,
  }),
  half: operation({ input: 'none', output: 'text', helper: true, options: {}, load, run: () => 'ab\ud800' }),
  broken: operation({
    input: 'text',
    output: 'json',
    options: {},
    load,
    run: () => {
      throw new TypeError('cannot\nread');
    },
  }),
};

export const tools = { sample: { category: 'text', command: 'smp', weight: 1 } } as const;
/** What the build reads of its English texts. */
export const sampleWords = {
  title: 'The sample',
  description: 'For tests.',
  keywords: ['specimen'],
  categoryTitle: 'Text',
  texts: {
    upper: 'Write in capitals',
    times: 'Times',
    style: 'Style',
    'style.dot': 'With a point',
    'wrap.unset': 'never',
  },
};
export const operations: Record<string, () => Promise<Record<string, AnyOperation>>> = {
  sample: () => Promise.resolve(sample),
};
export const englishMessages: Record<string, () => Promise<Messages>> = {
  sample: () =>
    Promise.resolve({
      'error.bang': 'No “!” at position {position}: {rest}',
      'warning.tilde': 'A tilde',
      'note.question': { one: 'A question', other: '{count} questions' },
    }),
};

/** As the registry's own. */
export const findOperation = async (tool: string, name: string) => {
  const found = (await operations[tool]?.())?.[name];
  if (found === undefined) throw new Error(`Unknown operation "${tool}/${name}".`);
  return found;
};
