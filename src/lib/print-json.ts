import { DEEPEST_INDENT, LineBreaks } from './line-breaks.ts';

/** A value as JSON (RFC 8259) with two spaces for each of the first 500 levels. */
export const printJson = (value: unknown): string =>
  isDeeperThan(value, DEEPEST_INDENT) ? indent(JSON.stringify(value)) : JSON.stringify(value, undefined, 2);

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

/** Indents JSON without white space between its tokens. */
function indent(json: string): string {
  const lineBreaks = new LineBreaks('  ');
  let depth = 0;
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|\[\]|\{\}|[[\]{},:]/g, (token) => {
    switch (token) {
      case '[':
      case '{':
        depth += 1;
        return token + lineBreaks.at(depth);
      case ']':
      case '}':
        depth -= 1;
        return lineBreaks.at(depth) + token;
      case ',':
        return token + lineBreaks.at(depth);
      case ':':
        return ': ';
      default:
        return token;
    }
  });
}
