import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeLanguage } from '../../src/tools/regex-tester/code-languages.ts';
import { code } from '../../src/tools/regex-tester/logic-code.ts';
import { needs } from '../needs.ts';
import { cases } from './regex-code/patterns.ts';
import { isThere, runAll, runners } from './regex-code/runners.ts';

/* The code that regex-tester writes is run where its language is installed, and finds what JavaScript finds. */

/** Notes that say that the code finds something else; others are about characters that the texts here do not hold. */
const TOLD = ['note.missing', 'note.unsetReference', 'note.emptyMatch'];
/** Ruby writes no line break after one. */
const oneBreak = (text: string) => text.replaceAll(/\n+/g, '\n');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'regex-code-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(runners))('%s', (name, runner) => {
  const language = name as CodeLanguage;

  const installed = needs(isThere(runner.asks), `${runner.named ?? runner.asks[0]} is not installed`);

  test('finds what JavaScript finds', installed, () => {
    const said = cases.flatMap(([pattern, flags, text]) => {
      const told: string[] = [];
      const snippet = code(pattern, { flags, language }, { note: (note) => void told.push(note) });
      if (told.some((note) => TOLD.includes(note))) return [];
      const matches = [...text.matchAll(new RegExp(pattern, flags.replace('g', '') + 'g'))];
      const lines = matches.map((match) => `${runner.unit(text.slice(0, match.index))} ${match[0]}\n`);
      return [{ title: `/${pattern}/${flags}`, code: snippet, text, expected: lines.join('') }];
    });
    const found = runAll(runner, said, folder);
    const wrong = said.flatMap(({ title, expected }, index) => {
      const { printed, failed } = found[index] ?? { printed: '' };
      return oneBreak(printed) === oneBreak(expected) && failed === undefined
        ? []
        : [{ title, expected, printed, failed }];
    });
    expect(wrong).toEqual([]);
    expect(said.length).toBeGreaterThan(cases.length / 2);
  });
});
