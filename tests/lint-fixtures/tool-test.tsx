// as src/tools/sample/logic.test.tsx
import { a } from '../other/logic.ts'; // no-restricted-imports: A tool is one folder
import { own } from 'node:fs';
export const kept = [a, own];
export const later = [
  () => import('../other/logic.ts'), // no-restricted-syntax: A tool is one folder
];

export const Markup = ({ html }: { html: string }) => (
  <p>
    <b style={{ color: 'red' }}>1</b> {/* no-restricted-syntax: refuses style attributes */}
    <i dangerouslySetInnerHTML={{ __html: html }} /> {/* no-restricted-syntax: Text stays text */}
    <a target="_blank" href="https://example.org" /> {/* no-restricted-syntax: needs rel="noreferrer" */}
  </p>
);
