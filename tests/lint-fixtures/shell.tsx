// as src/shell/sample.tsx
import { a } from '/src/tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { b } from '#lib/bytes'; // no-restricted-imports: Use what the engine and the kit offer
import { c } from '/src/cli/main.ts'; // no-restricted-imports: Nothing may import the command line
import { d } from 'node:fs'; // no-restricted-imports: This runs in the browser
import { own } from '#kit/storage.ts';
export const kept = [a, b, c, d, own];
export const later = [
  () => import('/src/tools/sample/logic.ts'), // no-restricted-syntax: Only the registry of the engine knows tools
  () => import('#lib/bytes'), // no-restricted-syntax: Use what the engine and the kit offer
  () => import('/src/cli/main.ts'), // no-restricted-syntax: Nothing may import the command line
  () => import('node:fs'), // no-restricted-syntax: This runs in the browser
];

export const Markup = ({ html }: { html: string }) => (
  <p>
    <b style={{ color: 'red' }}>1</b> {/* no-restricted-syntax: refuses style attributes */}
    <i dangerouslySetInnerHTML={{ __html: html }} /> {/* no-restricted-syntax: Text stays text */}
    <a target="_blank" href="https://example.org" /> {/* no-restricted-syntax: needs rel="noreferrer" */}
  </p>
);

export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/execute.ts starts workers
