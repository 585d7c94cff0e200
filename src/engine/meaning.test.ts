import { expect, test } from 'vitest';
import { readFormat, returnOf, writtenFormat, writtenFormats } from './meaning.ts';
import { withParents } from './format.ts';
import { operation, type Kind, type Meaning } from './operation.ts';
import { choice, flag, initialValues } from './options.ts';

const options = { as: choice(['list', 'table'], 'list'), tabs: flag(false) };
const make = (meaning: Meaning<typeof options>, input: Kind = 'text', output: Kind = 'text') =>
  operation({ input, output, options, ...meaning, load: () => Promise.resolve(), run: (_, given) => given });
const initial = initialValues(options);

test('a format may depend on options', () => {
  const writes: Meaning<typeof options>['writes'] = ({ as, tabs }) =>
    as === 'list' ? undefined : tabs ? 'tsv' : 'csv';
  const one = make({ writes });
  expect(writtenFormat(one, initial)).toBeUndefined();
  expect(writtenFormat(one, { as: 'table', tabs: true })).toBe('tsv');
  // As far as one option alone brings them about.
  expect(writtenFormats(one)).toEqual(['csv']);
  expect(writtenFormats(make({ writes: 'sql' }))).toEqual(['sql']);
  expect(writtenFormats(make({}))).toEqual([]);
});

test('facts are JSON', () => {
  expect(readFormat(make({}, 'json'))).toBe('json');
  expect(writtenFormats(make({}, 'text', 'json'))).toEqual(['json']);
  expect(readFormat(make({}))).toBeUndefined();
  expect(readFormat(make({ reads: 'xml' }))).toBe('xml');
});

test('a compose file is YAML, too', () => {
  expect(withParents('compose')).toEqual(['compose', 'yaml']);
  expect(withParents('yaml')).toEqual(['yaml']);
});

test('a way back names a tool and an operation, here or elsewhere', () => {
  const back = (to: string) =>
    returnOf('here', 'go', make({ inverse: { to, options: ({ as }) => ({ as }), keeps: 'exact' } }));
  expect(back('come')).toMatchObject({ tool: 'here', operation: 'come', keeps: 'exact' });
  expect(back('there/come')).toMatchObject({ tool: 'there', operation: 'come' });
  expect(back('come')?.options({ as: 'table', tabs: true })).toEqual({ as: 'table' });
  expect(returnOf('here', 'go', make({}))).toBeUndefined();
});

test('what is done twice as it is done once leads back to itself, with the same options', () => {
  const way = returnOf('here', 'go', make({ inverse: 'identity' }));
  expect(way).toMatchObject({ tool: 'here', operation: 'go', keeps: 'result' });
  expect(way?.options(initial)).toEqual(initial);
});
