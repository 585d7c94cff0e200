import {
  childAt,
  countChildren,
  isCollection,
  type Data,
  type DataList,
  type DataMap,
  type DataScalar,
} from './model.ts';
import { joinPath } from './path.ts';

interface Frame {
  readonly node: DataMap | DataList;
  index: number;
  /** New children, from the first change on; undefined stands for one that is omitted. */
  changed: (Data | undefined)[] | undefined;
}

/** Gives a scalar's replacement, itself, or undefined to leave it out. `path` is made only when asked for. */
export type ChangeScalar = (scalar: DataScalar, path: () => string) => DataScalar | undefined;

/**
 * The document with its scalars replaced. Unchanged parts are not copied. No recursion, any depth. A root that is
 * omitted stays.
 */
export function mapScalars(root: Data, change: ChangeScalar): Data {
  if (!isCollection(root)) return change(root, () => '$') ?? root;
  const frames: Frame[] = [{ node: root, index: 0, changed: undefined }];
  const path = () => joinPath(frames.map(stepOf));
  for (;;) {
    const frame = frames[frames.length - 1]!;
    if (frame.index < countChildren(frame.node)) {
      const child = childAt(frame.node, frame.index);
      if (isCollection(child)) frames.push({ node: child, index: 0, changed: undefined });
      else put(frame, child, change(child, path));
      continue;
    }
    const done = rebuild(frame);
    frames.pop();
    const parent = frames[frames.length - 1];
    if (parent === undefined) return done;
    put(parent, frame.node, done);
  }
}

function stepOf({ node, index }: Frame): string | number {
  return node.kind === 'map' ? (node.entries[index]?.key ?? '') : index;
}

function put(frame: Frame, child: Data, changed: Data | undefined): void {
  if (changed !== child && frame.changed === undefined) {
    frame.changed = Array.from({ length: frame.index }, (_, index) => childAt(frame.node, index));
  }
  frame.changed?.push(changed);
  frame.index++;
}

function rebuild({ node, changed }: Frame): DataMap | DataList {
  if (changed === undefined) return node;
  if (node.kind === 'list') return { ...node, items: changed.filter((item) => item !== undefined) };
  const entries = node.entries.flatMap((entry, index) => {
    const value = changed[index];
    return value === undefined ? [] : [value === entry.value ? entry : { ...entry, value }];
  });
  return { ...node, entries };
}
