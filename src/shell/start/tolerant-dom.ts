/*
 * Translators and other extensions move and wrap the nodes that React draws. Without this, taking such a node away
 * throws and the whole page is gone (react/issues/11538).
 */
const { prototype } = Node;
const removeChild = prototype.removeChild;
const insertBefore = prototype.insertBefore;

prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  child.parentNode?.removeChild(child);
  return child;
};

prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  const isMoved = before !== null && before.parentNode !== this;
  return insertBefore.call(this, node, isMoved ? null : before) as T;
};
