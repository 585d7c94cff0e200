import { isCollection, type Data, type DataMap, type Entry } from './model.ts';

/** Visits every value in the order of the document, the root first. No recursion. */
export function eachNode(root: Data, visit: (node: Data) => void): void {
  const rest: Data[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    visit(node);
    if (node.kind === 'map') for (let at = node.entries.length - 1; at >= 0; at--) rest.push(node.entries[at]!.value);
    else if (node.kind === 'list') for (let at = node.items.length - 1; at >= 0; at--) rest.push(node.items[at]!);
  }
}

/**
 * The document with the entries of each map replaced, inner maps first. Values that aliases share stay shared. No
 * recursion.
 */
export function mapEntries(root: Data, change: (entries: readonly Entry[], map: DataMap) => readonly Entry[]): Data {
  if (!isCollection(root)) return root;
  // Children come after their parent here, so going backwards finds them done.
  const order = new Set<Data>([root]);
  for (const node of order) {
    if (node.kind === 'map') for (const { value } of node.entries) queue(value, order);
    else if (node.kind === 'list') for (const item of node.items) queue(item, order);
  }
  const done = new Map<Data, Data>();
  const of = (child: Data): Data => done.get(child) ?? child;
  for (const node of [...order].reverse()) {
    if (node.kind === 'list') done.set(node, { ...node, items: node.items.map(of) });
    else if (node.kind === 'map') {
      const entries = node.entries.map((entry) => ({ ...entry, value: of(entry.value) }));
      done.set(node, { ...node, entries: change(entries, node) });
    }
  }
  return of(root);
}

/** A value met again is moved after its new parent. */
function queue(node: Data, order: Set<Data>): void {
  if (!isCollection(node)) return;
  order.delete(node);
  order.add(node);
}
