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
};

/** Writes a tool of each template: new-converter and so on. */
export function writeEachTemplate(tools: string): void {
  for (const template of templates) {
    const reads = template === 'converter' ? 'json' : '';
    const writes = template === 'inspector' || template === 'reference' ? '' : 'yaml';
    const own = { id: `new-${template}`, template, command: `new${template}`, reads, writes };
    writeTool({ ...wish, ...own }, tools, new Date('2026-02-28T12:00Z'));
  }
}
