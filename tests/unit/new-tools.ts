import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeTool } from '../../scripts/new-tool/new-tool.mjs';

export const templates = readdirSync(join(import.meta.dirname, '../../scripts/new-tool/templates'));

export const wish = {
  id: 'a-2nd-tool',
  template: 'converter',
  category: 'measurement',
  command: 'second',
  weight: '2',
  reads: '',
  writes: '',
  icon: 'temperature',
  created: '',
};

/** Writes a tool of each template: new-converter and so on. */
export async function writeEachTemplate(tools: string): Promise<void> {
  for (const template of templates) {
    const isConverter = template === 'converter' || template === 'directions';
    const reads = isConverter ? 'json' : '';
    const writes = isConverter || template === 'generator' ? 'yaml' : '';
    const own = { id: `new-${template}`, template, command: `new${template}`, reads, writes };
    await writeTool({ ...wish, ...own }, tools);
  }
}
