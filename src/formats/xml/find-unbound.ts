import type { Place } from '#lib/place';
import type { XmlDocument } from './document.ts';
import { CLOSE, EMPTY, OPEN } from './scan.ts';

/** A prefix that no `xmlns:…` around it declares, with the tag that uses it. */
export interface Unbound {
  readonly prefix: string;
  readonly at: Place;
}

const NOTHING: readonly string[] = [];

/**
 * Prefixes without a declaration: well-formed XML, but refused by all that know namespaces (Namespaces in XML 1.0,
 * section 5). Each once.
 */
export function findUnbound(document: XmlDocument): Unbound[] {
  const found = new Map<string, Unbound>();
  const bound = new Map<string, number>([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  const path: (readonly string[])[] = [];
  const leave = (prefixes: readonly string[]) => {
    for (const prefix of prefixes) bound.set(prefix, (bound.get(prefix) ?? 1) - 1);
  };
  let colon = document.text.indexOf(':');
  for (let token = 0; token < document.size; token++) {
    const kind = document.kind(token);
    if (kind === CLOSE) leave(path.pop() ?? []);
    if (kind !== OPEN && kind !== EMPTY) continue;
    if (colon >= 0 && colon < document.start(token)) colon = document.text.indexOf(':', document.start(token));
    // Most tags have no prefix in them.
    if (colon < 0 || colon >= document.end(token)) {
      if (kind === OPEN) path.push(NOTHING);
      continue;
    }
    const names = [document.name(token), ...document.attributes(token).map(({ name }) => name)];
    const declared = names.flatMap((name) => (name.startsWith('xmlns:') ? name.slice(6) : []));
    for (const prefix of declared) bound.set(prefix, (bound.get(prefix) ?? 0) + 1);
    for (const name of names) {
      const prefix = name.slice(0, Math.max(0, name.indexOf(':')));
      if (prefix !== '' && (bound.get(prefix) ?? 0) === 0 && !found.has(prefix))
        found.set(prefix, { prefix, at: document.place(token) });
    }
    if (kind === EMPTY) leave(declared);
    else path.push(declared);
  }
  return [...found.values()];
}
