import { compareCodePoints } from '../json/compare-keys.ts';
import { isCollection, type Data, type DataMap } from './model.ts';

/** The document with the entries of each map sorted by key. Lists and entries that repeat a key keep their order. */
export function sortKeys(root: Data): Data {
  if (!isCollection(root)) return root;
  // Children come after their parent here, so going backwards finds them done.
  const order: Data[] = [root];
  const sorted = new Map<Data, Data>();
  for (let at = 0; at < order.length; at++) {
    const node = order[at]!;
    if (node.kind === 'map') for (const { value } of node.entries) queue(value, order);
    else if (node.kind === 'list') for (const item of node.items) queue(item, order);
  }
  for (const node of order.reverse()) {
    if (sorted.has(node)) continue;
    const of = (child: Data) => sorted.get(child) ?? child;
    if (node.kind === 'map') sorted.set(node, sortMap(node, of));
    else if (node.kind === 'list') sorted.set(node, { ...node, items: node.items.map(of) });
  }
  return sorted.get(root) ?? root;
}

function queue(node: Data, order: Data[]): void {
  if (isCollection(node)) order.push(node);
}

function sortMap(map: DataMap, of: (child: Data) => Data): DataMap {
  const entries = map.entries.map((entry) => ({ ...entry, value: of(entry.value) }));
  return { ...map, entries: entries.sort((a, b) => compareCodePoints(a.key, b.key)) };
}
