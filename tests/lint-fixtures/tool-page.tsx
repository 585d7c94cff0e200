// as src/tools/sample/page.tsx
import { a } from '#kit/settings/storage.ts'; // no-restricted-imports: Pages take parts from #kit itself
import { Switch } from '#kit';
import { c } from '/src/shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { d } from '/src/cli/main.ts'; // no-restricted-imports: Nothing may import the command line
import { e } from 'node:fs'; // no-restricted-imports: This runs in the browser
import { b } from '../../kit/parts/switch.tsx'; // no-restricted-imports: A tool is one folder
import { useState } from 'react';
import { Link } from 'wouter'; // no-restricted-imports: A tool links with the ToolLink
export const kept = [a, b, c, d, e, Link, Switch, useState];
export const later = [
  () => import('#kit/settings/storage.ts'), // no-restricted-syntax: Pages take parts from #kit itself
  () => import('../other/page.tsx'), // no-restricted-syntax: A tool is one folder
  () => import('/src/shell/app.tsx'), // no-restricted-syntax: Only the entry of the page may know the shell
  () => import('/src/cli/main.ts'), // no-restricted-syntax: Nothing may import the command line
  () => import('wouter'), // no-restricted-syntax: A tool links with the ToolLink
  () => import('node:fs'), // no-restricted-syntax: This runs in the browser
];
export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers

export const Page = ({ html }: { html: string }) => (
  <p>
    <b style={{ color: 'red' }}>1</b> {/* no-restricted-syntax: refuses style attributes */}
    <i dangerouslySetInnerHTML={{ __html: html }} /> {/* no-restricted-syntax: Text stays text */}
  </p>
);

export const link = <a target="_blank" href="https://example.org" />; // no-restricted-syntax: needs rel="noreferrer"
export const safe = <a target="_blank" href="https://example.org" rel="noreferrer" />;

export function Conditional({ is }: { is: boolean }) {
  if (is) useState(0); // react-hooks/rules-of-hooks: called conditionally
  return null;
}

export function show(element: HTMLElement, html: string): void {
  element.innerHTML = html; // no-restricted-properties: use textContent or React
  element.outerHTML = html; // no-restricted-properties: use textContent or React
  element.insertAdjacentHTML('beforeend', html); // no-restricted-properties: use textContent or React
  element.setHTMLUnsafe(html); // no-restricted-properties: use textContent or React
  new Range().createContextualFragment(html); // no-restricted-properties: use textContent or React
  document.write(html); // no-restricted-properties: use textContent or React
  document.writeln(html); // no-restricted-properties: use textContent or React
  (element as HTMLIFrameElement).srcdoc = html; // no-restricted-properties: use textContent or React
}

export const run = (code: string): unknown => [
  eval(code), // no-eval: can be harmful
  new Function(code), // no-new-func: The Function constructor is eval
  new RTCPeerConnection(), // no-restricted-globals: past the content security policy
  localStorage.length, // no-restricted-globals: Use #kit/settings/storage.ts
  sessionStorage.length, // no-restricted-globals: Use #kit/settings/storage.ts
  window.localStorage, // no-restricted-properties: Use #kit/settings/storage.ts
];
export const segmenter = new Intl.Segmenter('en'); // no-restricted-syntax: Segmenting a whole text takes the square
