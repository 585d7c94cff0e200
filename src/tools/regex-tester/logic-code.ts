import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { RunContext } from '#engine/operation';
import { codeLanguageNames, type CodeLanguage } from './code-languages.ts';
import { parse, type Pattern } from './compile.ts';
import { writeSnippet } from './snippets.ts';

type Context = Pick<RunContext, 'note'>;

/** What other languages write for the beginning and the end of the text, without m. */
const EDGES: Readonly<Record<Exclude<CodeLanguage, 'javascript'>, readonly [start: string, end: string]>> = {
  python: ['^', '\\Z'],
  java: ['^', '\\z'],
  csharp: ['^', '\\z'],
  php: ['^', '\\z'],
  go: ['^', '\\z'],
  ruby: ['\\A', '\\z'],
  rust: ['^', '\\z'],
};
/** Engines that never go back, so that they know neither look-around nor references. */
const AUTOMATA: readonly CodeLanguage[] = ['go', 'rust'];
/** Where \d, \w and \b know all of Unicode by themselves. */
const UNICODE_CLASSES: readonly CodeLanguage[] = ['python', 'csharp', 'rust'];

/** A few lines of a language that find all matches of the pattern. What it cannot say is noted. */
export function code(
  pattern: string,
  { flags, language }: { readonly flags: string; readonly language: CodeLanguage },
  { note }: Context,
): string {
  const tree = parse({ pattern, flags }, 'input');
  if (language === 'javascript') return writeSnippet(language, pattern, flags);
  const name = codeLanguageNames[language];
  for (const missing of findMissing(tree, { pattern, flags }, language))
    note('note.missing', { feature: missing, language: name });
  if (UNICODE_CLASSES.includes(language) && /\\[dwsbDWSB]/.test(pattern))
    note('note.unicodeClasses', { language: name });
  return writeSnippet(language, translate(tree, flags, language), flags);
}

/** Features, as they are written, that the other language has not. */
function findMissing(tree: AST.Pattern, { flags }: Pattern, language: CodeLanguage): string[] {
  const missing = new Set([...flags].filter((flag) => 'vy'.includes(flag)));
  const isAutomaton = AUTOMATA.includes(language);
  visitRegExpAST(tree, {
    onAssertionEnter(node) {
      if (isAutomaton && (node.kind === 'lookahead' || node.kind === 'lookbehind')) missing.add(node.raw);
    },
    onBackreferenceEnter(node) {
      if (isAutomaton) missing.add(node.raw);
    },
    onExpressionCharacterClassEnter: (node) => void missing.add(node.raw),
    onCharacterSetEnter(node) {
      if (language === 'python' && node.kind === 'property') missing.add(node.raw);
    },
  });
  return [...missing];
}

/** The pattern with what is written differently: names of groups, code points, edges, the empty class. */
function translate(tree: AST.Pattern, flags: string, language: Exclude<CodeLanguage, 'javascript'>): string {
  const changes: { start: number; end: number; text: string }[] = [];
  const change = (node: AST.Node, text: string) => void changes.push({ start: node.start, end: node.end, text });
  const [start, end] = EDGES[language];
  visitRegExpAST(tree, {
    onCapturingGroupEnter({ start: at, name }) {
      if (name !== null && (language === 'python' || language === 'go'))
        changes.push({ start: at, end: at + 3, text: '(?P<' });
    },
    onBackreferenceEnter(node) {
      if (language === 'python' && typeof node.ref === 'string') change(node, `(?P=${node.ref})`);
    },
    onAssertionEnter(node) {
      if (flags.includes('m')) return;
      if (node.kind === 'start') change(node, start);
      if (node.kind === 'end') change(node, end);
    },
    onCharacterClassEnter(node) {
      if (node.elements.length === 0) change(node, node.negate ? '[\\s\\S]' : '[^\\s\\S]');
    },
    onCharacterEnter(node) {
      if (node.raw === '\\/') change(node, '/');
      else if (/^\\u/.test(node.raw)) change(node, codePoint(node.value, language));
    },
  });
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start: from, end: to, text: by }) => text.slice(0, from) + by + text.slice(to), tree.raw);
}

function codePoint(value: number, language: CodeLanguage): string {
  const hex = value.toString(16).toUpperCase();
  switch (language) {
    case 'java':
    case 'php':
    case 'go':
    case 'rust':
      return `\\x{${hex}}`;
    case 'ruby':
      return `\\u{${hex}}`;
    case 'python':
      return value > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
    default:
      return value > 0xffff ? String.fromCodePoint(value) : `\\u${hex.padStart(4, '0')}`;
  }
}
