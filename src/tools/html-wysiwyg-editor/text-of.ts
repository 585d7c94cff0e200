import type { DefaultTreeAdapterTypes } from 'parse5';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements that are removed with their content. */
export const REMOVED: ReadonlySet<string> = new Set(
  'script style template iframe object embed svg math video audio canvas noscript noembed noframes select textarea input button title meta link base head frameset applet map'.split(
    ' ',
  ),
);

/** The text of nodes; without recursion, because they may be nested deeply. */
export function textOf(nodes: readonly Child[]): string {
  const stack: Child[] = nodes.toReversed();
  let text = '';
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if (node.nodeName === 'br') text += '\n';
    else if ('childNodes' in node && !REMOVED.has(node.nodeName)) {
      for (const child of node.childNodes.toReversed()) stack.push(child);
    }
  }
  return text;
}
