import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { REASONS } from './explain.ts';

/*
 * Behavior of yaml that we rely on and it does not promise: the words of its messages. An upgrade that changes them
 * fails here.
 */

/** A text for each line of `REASONS`, and the code that it has from us. */
const TEXTS: readonly (readonly [code: string, ours: string, text: string])[] = [
  ['ALIAS_PROPS', 'yaml.aliasProperties', '&a *b'],
  ['BAD_ALIAS', 'yaml.anchorName', '*'],
  ['BAD_DIRECTIVE', 'yaml.directive', '%YAML x\n---\n'],
  ['BAD_DQ_ESCAPE', 'yaml.escape', '"\\q"'],
  ['BAD_INDENT', 'yaml.unclosedFlow', 'k: [a\nb: 1'],
  ['BAD_INDENT', 'yaml.blockIndent', 'a: 1\n>x\n#b'],
  ['BAD_INDENT', 'yaml.itemIndent', '- - a\n - b'],
  ['BAD_INDENT', 'yaml.indent', 'a:\n  b: 1\n c: 2'],
  ['BAD_PROP_ORDER', 'yaml.propertyOrder', '&a ? b'],
  ['BAD_SCALAR_START', 'yaml.plainStart', '@a'],
  ['BLOCK_AS_IMPLICIT_KEY', 'yaml.nestedMapping', 'a: b: c'],
  ['BLOCK_IN_FLOW', 'yaml.blockInFlow', '{a: 1 b: 2}'],
  ['KEY_OVER_1024_CHARS', 'yaml.longKey', `${'k'.repeat(1100)}: 1`],
  ['MULTILINE_IMPLICIT_KEY', 'yaml.multilineKey', 'a\nb: 1'],
  ['MULTIPLE_ANCHORS', 'yaml.twoAnchors', '&a &b c'],
  ['MULTIPLE_TAGS', 'yaml.twoTags', '!a !b c'],
  ['TAB_AS_INDENT', 'yaml.tab', 'a:\n\tb: 1'],
  ['RESOURCE_EXHAUSTION', 'yaml.tooDeep', '['.repeat(3000)],
  ['TAG_RESOLVE_FAILED', 'yaml.tag', '!x!y z'],
  ['MISSING_CHAR', 'yaml.unclosedString', '"b'],
  ['MISSING_CHAR', 'yaml.unclosedFlow', '[a, b'],
  ['MISSING_CHAR', 'yaml.commaMissing', '["a" "b"]'],
  ['MISSING_CHAR', 'yaml.colonMissing', 'a: 1\nb'],
  ['MISSING_CHAR', 'yaml.commentSpace', 'a: "b"#c'],
  ['MISSING_CHAR', 'yaml.propertySpace', '&a - b'],
  ['MISSING_CHAR', 'yaml.startLine', '--- a: 1'],
  ['MISSING_CHAR', 'yaml.directiveEnd', '%YAML 1.2\na'],
  ['MISSING_CHAR', 'yaml.dashMissing', '- "a"\n "b":\n'],
  ['MISSING_CHAR', 'yaml.blockHeader', '|\n   \n a'],
  ['UNEXPECTED_TOKEN', 'yaml.blockHeader', '|x\n b'],
  ['UNEXPECTED_TOKEN', 'yaml.emptyItem', '[a, , b]'],
  ['UNEXPECTED_TOKEN', 'yaml.listInLine', 'a: - b'],
];
/** In the code of yaml 2.9.1, but no text is known that leads there. */
const UNSEEN = ['BLOCK_AS_IMPLICIT_KEY yaml.listInLine', 'MISSING_CHAR yaml.colonSpace'];

describe('yaml', () => {
  it.each(TEXTS)('has %s for %s', (code, ours, text) => {
    const found = parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false }).flatMap(({ errors, warnings }) =>
      [...errors, ...warnings].map((error) => {
        const reason = REASONS.find(([theirs, words]) => theirs === error.code && words.test(error.message));
        return `${error.code} ${reason?.[2] ?? error.message}`;
      }),
    );
    expect(found).toContain(`${code} ${ours}`);
  });

  it('says all that we have words for', () => {
    const seen = TEXTS.map(([code, ours]) => `${code} ${ours}`);
    expect([...seen, ...UNSEEN].sort()).toEqual(REASONS.map(([code, , ours]) => `${code} ${ours}`).sort());
  });
});
