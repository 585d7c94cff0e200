/** JSON while it is put together: the text of a scalar, or an object. */
export type JsonValue = string | JsonObject;

interface Member {
  readonly values: JsonValue[];
  /** An array even with one value. */
  readonly isArray: boolean;
}

/** An object whose members can have several values, which makes them arrays. */
export class JsonObject {
  readonly members = new Map<string, Member>();

  add(key: string, value: JsonValue, isArray = false): void {
    const member = this.members.get(key);
    if (member === undefined) this.members.set(key, { values: [value], isArray });
    else member.values.push(value);
  }
}

/** The next piece to write: an object, or a text as it is. */
type Pending = { readonly object: JsonObject } | { readonly text: string };

const PIECES = 4096;

/** The JSON text without whitespace. No recursion. */
export function writeJson(root: JsonValue): string {
  const chunks: string[] = [];
  let pieces: string[] = [];
  const stack: Pending[] = [pend(root)];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if ('text' in next) pieces.push(next.text);
    else pushMembers(next.object, stack);
    if (pieces.length < PIECES) continue;
    chunks.push(pieces.join(''));
    pieces = [];
  }
  return chunks.join('') + pieces.join('');
}

const pend = (value: JsonValue): Pending => (typeof value === 'string' ? { text: value } : { object: value });

/** Puts the parts of an object on the stack, the last one first. */
function pushMembers({ members }: JsonObject, stack: Pending[]): void {
  const parts: Pending[] = [{ text: '{' }];
  for (const [key, { values, isArray }] of members) {
    const isList = isArray || values.length > 1;
    parts.push({ text: `${parts.length > 1 ? ',' : ''}${JSON.stringify(key)}:${isList ? '[' : ''}` });
    for (const [index, value] of values.entries()) {
      if (index > 0) parts.push({ text: ',' });
      parts.push(pend(value));
    }
    if (isList) parts.push({ text: ']' });
  }
  parts.push({ text: '}' });
  for (let index = parts.length - 1; index >= 0; index--) stack.push(parts[index] ?? { text: '' });
}
