import { attachComments } from './comments.ts';
import type { JsonDocument, JsonNode } from './document.ts';
import { strictNumber } from './strict-form.ts';
import { NONE } from './tape.ts';
import { joinComments } from '../data/comment-lines.ts';
import { scalar, type Comments, type Data, type Entry } from '../data/model.ts';

/** The values of a JSON text, one for each root. Members that repeat a key are all there. */
export function dataOfJson(document: JsonDocument): Data[] {
  const comments = commentsOf(document);
  const made: Data[] = [];
  // Children follow their parent, so going backwards finds them made.
  for (let node = document.size - 1; node >= 0; node--) made[node] = toData(document, node, made, comments.get(node));
  return Array.from(document.children(NONE), (root) => made[root]!);
}

function toData(document: JsonDocument, node: JsonNode, made: readonly Data[], comments: Comments | undefined): Data {
  const span = { start: document.start(node), end: document.end(node) };
  switch (document.kind(node)) {
    case 'object': {
      const entries: Entry[] = [];
      for (let child = document.firstChild(node); child !== NONE; child = document.nextSibling(child)) {
        const [keyStart, keyEnd] = [document.keyStart(child), document.keyEnd(child)];
        entries.push({ key: document.key(child), keyStart, keyEnd, value: made[child]! });
      }
      return { kind: 'map', entries, ...span, comments };
    }
    case 'array': {
      const items: Data[] = [];
      for (let child = document.firstChild(node); child !== NONE; child = document.nextSibling(child)) {
        items.push(made[child]!);
      }
      return { kind: 'list', items, ...span, comments };
    }
    case 'number': {
      const text = numberText(document.raw(node));
      return scalar(/^-?\d+$/.test(text) ? 'integer' : 'float', text, span, comments);
    }
    case 'string':
      return scalar('string', document.string(node), span, comments);
    case 'boolean':
      return scalar('boolean', document.raw(node), span, comments);
    case 'null':
      return scalar('null', 'null', span, comments);
  }
}

/** NaN and Infinity (JSON5) have no strict form. */
function numberText(raw: string): string {
  const strict = strictNumber(raw);
  if (strict !== undefined) return strict;
  return raw.endsWith('NaN') ? 'nan' : raw.startsWith('-') ? '-inf' : 'inf';
}

function commentsOf(document: JsonDocument): Map<JsonNode, Comments> {
  const found = new Map<JsonNode, Comments>();
  for (const { start, end, node, place } of attachComments(document)) {
    const owner = Math.max(node, 0);
    const lines = linesOf(document.text.slice(start, end));
    const isEnd = place === 'inside';
    const parts = isEnd ? { inside: lines } : place === 'before' ? { before: lines } : { after: lines.join(' ') };
    const joined = joinComments(parts, found.get(owner));
    if (joined !== undefined) found.set(owner, joined);
  }
  return found;
}

/** The lines of a `//` or block comment, without marks. */
function linesOf(comment: string): string[] {
  if (comment.startsWith('//')) return [comment.slice(2).trim()].filter((line) => line !== '');
  const body = comment.slice(2, -2);
  const lines = body.split(/\r\n|[\r\n\u2028\u2029]/);
  const plain = lines.map((line, index) => line.replace(index === 0 ? /^\*?\s*/ : /^\s*\*?\s?/, '').trimEnd());
  return plain.filter((line, index) => line !== '' || (index > 0 && index < plain.length - 1));
}
