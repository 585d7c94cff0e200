import type { YAMLError } from 'yaml';

type Params = Readonly<Record<string, string | number>>;

/** The library's messages, by code and words. The first that fits counts. */
export const REASONS: readonly (readonly [code: string, words: RegExp, ours: string])[] = [
  ['ALIAS_PROPS', /./, 'yaml.aliasProperties'],
  ['BAD_ALIAS', /./, 'yaml.anchorName'],
  ['BAD_DIRECTIVE', /./, 'yaml.directive'],
  ['BAD_DQ_ESCAPE', /./, 'yaml.escape'],
  ['BAD_INDENT', /end with a/, 'yaml.unclosedFlow'],
  ['BAD_INDENT', /Block scalar/i, 'yaml.blockIndent'],
  ['BAD_INDENT', /sequence items/, 'yaml.itemIndent'],
  ['BAD_INDENT', /./, 'yaml.indent'],
  ['BAD_PROP_ORDER', /./, 'yaml.propertyOrder'],
  ['BAD_SCALAR_START', /./, 'yaml.plainStart'],
  ['BLOCK_AS_IMPLICIT_KEY', /sequence/, 'yaml.listInLine'],
  ['BLOCK_AS_IMPLICIT_KEY', /./, 'yaml.nestedMapping'],
  ['BLOCK_IN_FLOW', /./, 'yaml.blockInFlow'],
  ['KEY_OVER_1024_CHARS', /./, 'yaml.longKey'],
  ['MULTILINE_IMPLICIT_KEY', /./, 'yaml.multilineKey'],
  ['MULTIPLE_ANCHORS', /./, 'yaml.twoAnchors'],
  ['MULTIPLE_TAGS', /./, 'yaml.twoTags'],
  ['TAB_AS_INDENT', /./, 'yaml.tab'],
  ['RESOURCE_EXHAUSTION', /./, 'yaml.tooDeep'],
  ['TAG_RESOLVE_FAILED', /./, 'yaml.tag'],
  ['MISSING_CHAR', /closing ['"]quote/, 'yaml.unclosedString'],
  ['MISSING_CHAR', /must end with|and have a final/, 'yaml.unclosedFlow'],
  ['MISSING_CHAR', /^Missing , (?:between|or :)/, 'yaml.commaMissing'],
  ['MISSING_CHAR', /followed by map values/, 'yaml.colonMissing'],
  ['MISSING_CHAR', /Missing space after :/, 'yaml.colonSpace'],
  ['MISSING_CHAR', /Comments must be/, 'yaml.commentSpace'],
  ['MISSING_CHAR', /Tags and anchors|Missing newline after block sequence props/, 'yaml.propertySpace'],
  ['MISSING_CHAR', /directives-end marker$/, 'yaml.startLine'],
  ['MISSING_CHAR', /Missing directives-end/, 'yaml.directiveEnd'],
  ['MISSING_CHAR', /without - indicator/, 'yaml.dashMissing'],
  ['MISSING_CHAR', /Block scalar/, 'yaml.blockHeader'],
  ['UNEXPECTED_TOKEN', /Block scalar header/, 'yaml.blockHeader'],
  ['UNEXPECTED_TOKEN', /empty item|Unexpected , in/, 'yaml.emptyItem'],
  ['UNEXPECTED_TOKEN', /block-seq-ind on same line/, 'yaml.listInLine'],
];

const LONGEST_SHOWN = 20;

/** Our words for an error of the library. */
export function explain({ code, message, pos }: YAMLError, text: string): { code: string; params: Params } {
  const found = foundAt(text, pos[0]);
  const reason = REASONS.find(([theirs, words]) => theirs === code && words.test(message))?.[2];
  if (reason === 'yaml.escape') return { code: reason, params: { found: text.slice(pos[0], pos[0] + 2) } };
  if (reason !== undefined) return { code: reason, params: { found } };
  return pos[0] >= text.length
    ? { code: 'yaml.unexpectedEnd', params: {} }
    : { code: 'yaml.unexpected', params: { found } };
}

function foundAt(text: string, offset: number): string {
  const word = /^[\p{L}\p{N}_-]+/u.exec(text.slice(offset, offset + LONGEST_SHOWN))?.[0];
  if (word !== undefined) return word;
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
