import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { root } from './files.ts';
import { forBrowsers } from './for-browsers.ts';

const MODULE = join(root, 'src/engine/tools.ts');

/** Facts of all tools as one value for browsers: in every page's first script they take half of what modules take. */
export const toolFacts = (): Plugin => ({
  name: 'handy-tool-facts',
  apply: forBrowsers,
  async load(id) {
    if (id !== MODULE) return;
    const { module } = await runnerImport<{ tools: unknown }>(MODULE);
    return `export const tools = JSON.parse(${JSON.stringify(JSON.stringify(module.tools))});`;
  },
});
