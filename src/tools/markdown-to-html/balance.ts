import { endsBefore, isVoid } from './elements.ts';

/** A tag of our own HTML: attribute values hold no `<` and no `>`. */
export const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;

/** The same HTML with every element ended, and no end without a beginning: it changes nothing around it. */
export function balance(html: string): string {
  const open: string[] = [];
  const count = new Map<string, number>();
  const pop = () => {
    const name = open.pop() ?? '';
    count.set(name, (count.get(name) ?? 0) - 1);
    return `</${name}>`;
  };
  const balanced = html.replace(TAG, (tag, slash: string, name: string) => {
    if (isVoid(name)) return tag;
    let ends = '';
    if (slash === '/') {
      // Counted, as a search through the open ones would take the square of their number.
      if ((count.get(name) ?? 0) === 0) return '';
      while (open.at(-1) !== name) ends += pop();
      return ends + pop();
    }
    while (endsBefore(open.at(-1) ?? '', name)) ends += pop();
    open.push(name);
    count.set(name, (count.get(name) ?? 0) + 1);
    return ends + tag;
  });
  let rest = '';
  while (open.length > 0) rest += pop();
  return balanced + rest;
}
