import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/hosting/server.mjs';

/* The built site with a script in each page that notes what goes wrong: WebDriver does not tell of the console. */

declare global {
  interface Window {
    problems?: string[];
  }
}

const NOTES = `window.problems = [];
const note = (kind, text) => window.problems.push(kind + ': ' + text);
addEventListener('error', ({ message, target }) => note('error', message ?? 'not loaded: ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(violatedDirective, blockedURI));
for (const kind of ['error', 'warn']) {
  const tell = console[kind];
  console[kind] = (...words) => {
    note(kind, words.join(' '));
    tell.apply(console, words);
  };
}
`;

export async function serveSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'handy-engines-'));
  cpSync(join(import.meta.dirname, '../../dist/site'), root, { recursive: true });
  writeFileSync(join(root, 'notes.js'), NOTES);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = join(root, name);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('<meta charset="utf-8">', '$&<script src="/notes.js"></script>'));
  }
  const site = await serve({ root, port: 0, compress: false });
  const close = async () => {
    await site.close();
    rmSync(root, { recursive: true });
  };
  return { url: site.url, close };
}
