import type { Doctype, Entity } from './doctype.ts';
import type { XmlDocument } from './document.ts';
import { Failure } from './failure.ts';
import { judgeContent } from './judge.ts';
import { namesIn } from './references.ts';
import { CDATA, COMMENT, EMPTY, INSTRUCTION, OPEN, scanXml, TEXT } from './scan.ts';

/** Names that the content of an element refers to; comments, CDATA and instructions refer to nothing. */
function* namesInContent(text: string): Generator<string> {
  if (!text.includes('&')) return;
  const { kinds, starts, count } = scanXml(text);
  for (let token = 0; token < count; token++) {
    const kind = kinds[token];
    if (kind !== COMMENT && kind !== CDATA && kind !== INSTRUCTION)
      yield* namesIn(text.slice(starts[token], starts[token + 1]));
  }
}

/**
 * Whether the declared entities that a document uses are well-formed (XML 1.0, sections 3.1, 4.1 and 4.3.2): no entity
 * holds itself, each is whole content, and none brings `<` or an outside text into an attribute. Throws a `Failure`.
 */
export function checkEntities(document: XmlDocument): void {
  const { doctype, text } = document;
  if (doctype === undefined || doctype.entities.size === 0 || !text.includes('&')) return;
  const checked = new Set<Entity>();
  for (let token = 0; token < document.size; token++) {
    const kind = document.kind(token);
    const isTag = kind === OPEN || kind === EMPTY;
    if (kind !== TEXT && !isTag) continue;
    for (const name of namesIn(document.raw(token))) {
      const entity = doctype.entities.get(name);
      if (entity === undefined) continue;
      walk(entity, doctype, checked);
      if (isTag && !fitsAttribute(entity, doctype)) {
        const start = text.indexOf(`&${name};`, document.start(token));
        throw new Failure('xml.entityInAttribute', start, start + name.length + 2, { name });
      }
    }
  }
}

const refusal = (code: 'xml.entityLoop' | 'xml.entityContent', { name, start, end }: Entity): Failure =>
  new Failure(code, start, end, { name });

/** Goes through an entity and all that it uses, without recursion. */
function walk(root: Entity, doctype: Doctype, checked: Set<Entity>): void {
  const path: { readonly entity: Entity; readonly uses: Iterator<string> }[] = [];
  const around = new Set<Entity>();
  const enter = (entity: Entity) => {
    if (around.has(entity)) throw refusal('xml.entityLoop', entity);
    if (checked.has(entity) || entity.text === undefined) return;
    checkContent(entity, entity.text, doctype);
    around.add(entity);
    path.push({ entity, uses: namesInContent(entity.text) });
  };
  enter(root);
  for (let level = path.at(-1); level !== undefined; level = path.at(-1)) {
    const next = level.uses.next();
    if (next.done !== true) {
      const used = doctype.entities.get(next.value);
      if (used !== undefined) enter(used);
    } else {
      around.delete(level.entity);
      checked.add(level.entity);
      path.pop();
    }
  }
}

function checkContent(entity: Entity, text: string, doctype: Doctype): void {
  try {
    judgeContent(text, doctype);
  } catch (error) {
    throw error instanceof Failure ? refusal('xml.entityContent', entity) : error;
  }
}

function fitsAttribute(root: Entity, { entities }: Doctype): boolean {
  const seen = new Set([root]);
  for (const { text } of seen) {
    if (text === undefined || text.includes('<')) return false;
    for (const name of namesIn(text)) {
      const used = entities.get(name);
      if (used !== undefined) seen.add(used);
    }
  }
  return true;
}
