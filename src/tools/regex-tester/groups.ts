import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { CodeLanguage } from './code-languages.ts';

/** How a language opens the groups of a pattern and refers to them. */
export interface Groups {
  readonly open: (group: AST.CapturingGroup, missing: Set<string>) => string;
  readonly refer: (reference: AST.Backreference) => string;
}

const ANY_NAME = /^[A-Za-z_]\w*$/;
/** Names of groups that a language takes. */
const NAMES: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  java: /^[A-Za-z][A-Za-z\d]*$/,
  php: /^[A-Za-z_]\w{0,31}$/,
};
/** Languages of which all versions know `(?P<name>…)`, and only newer ones `(?<name>…)`, if any. */
const WITH_P: readonly CodeLanguage[] = ['python', 'go', 'rust'];
/** Languages in which groups of different alternatives may have one name. */
const SHARE_NAMES: readonly CodeLanguage[] = ['csharp', 'ruby'];

/** The treatment of the names of groups; one that the language does not accept is omitted, with a note. */
export function readGroups(tree: AST.Pattern, language: CodeLanguage): Groups {
  const all: AST.CapturingGroup[] = [];
  visitRegExpAST(tree, { onCapturingGroupEnter: (group) => void all.push(group) });
  const names = all.flatMap(({ name }) => name ?? []);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  // Beside named groups Ruby captures no others.
  const isMixed = language === 'ruby' && names.length > 0 && names.length < all.length;
  const nameOf = ({ name }: AST.CapturingGroup): string | undefined => {
    if (name === null || isMixed || !(NAMES[language] ?? ANY_NAME).test(name)) return undefined;
    return counts.get(name) === 1 || SHARE_NAMES.includes(language) ? name : undefined;
  };
  const numbers = new Map<AST.CapturingGroup, number>();
  // C# counts groups without a name first.
  const counted = language === 'csharp' ? all.filter((group) => nameOf(group) === undefined) : all;
  counted.forEach((group, index) => numbers.set(group, index + 1));
  return {
    open(group, missing) {
      const name = nameOf(group);
      if (name !== undefined) return `(?${WITH_P.includes(language) ? 'P' : ''}<${name}>`;
      if (group.name !== null) missing.add(`?<${group.name}>`);
      return '(';
    },
    refer({ resolved, start }) {
      const group = Array.isArray(resolved) ? resolved[0] : resolved;
      // Before the end of its group it is always empty.
      if (group === undefined || start < group.end) return '(?:)';
      const name = nameOf(group);
      if (name === undefined) return `\\${numbers.get(group) ?? 0}`;
      return language === 'python' ? `(?P=${name})` : `\\k<${name}>`;
    },
  };
}

/** Whether the group of a reference before it may have taken no part, which only JavaScript takes for an empty text. */
export function mayBeUnset({ resolved, start, end }: AST.Backreference): boolean {
  const group = Array.isArray(resolved) ? resolved[0] : resolved;
  if (group === undefined || start < group.end) return false;
  // A group that comes before a reference shares the whole pattern with it at the latest.
  let node: AST.CapturingGroup['parent'] | AST.Alternative['parent'] | AST.CapturingGroup = group;
  while (node.end < end) {
    if (node.type === 'Quantifier' && node.min === 0) return true;
    if (node.type === 'Alternative' && node.parent.alternatives.length > 1) return true;
    node = node.parent;
  }
  return false;
}
