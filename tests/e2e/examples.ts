import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { AnyExample } from '../../src/engine/example.ts';
import { toolsFolder } from '../../scripts/build/vite/files.ts';

/* The worked examples of tools, and how a visitor puts one into a page. */

/** Where a text is typed, in `data-input`. */
export const FIELD = 'textarea, input, .cm-content';

/** The exports of a tool's file; nothing where the tool has none, as a page of its own. */
export async function readModule(id: string, file: string): Promise<object> {
  const path = join(toolsFolder, id, file);
  return existsSync(path) ? ((await import(path)) as object) : {};
}

export async function examplesOf(id: string): Promise<readonly AnyExample[]> {
  const { default: examples = [] } = (await readModule(id, 'examples.ts')) as { default?: readonly AnyExample[] };
  return examples;
}

/** Fills a section as a visitor would: by the button 'Example', by a file, or by typing. A generator needs nothing. */
export async function loadExample(section: Locator, { input }: AnyExample): Promise<void> {
  const button = section.locator('[data-example]');
  if ((await button.count()) > 0) return button.first().click();
  if (input === undefined) return;
  const field = section.locator('[data-input]').first();
  if (typeof input === 'string') return field.locator(FIELD).first().fill(input);
  const { base64 } = input as { base64: string };
  const picker = field.locator('input[type=file]');
  await picker.setInputFiles({ name: 'example', mimeType: '', buffer: Buffer.from(base64, 'base64') });
}

/** Whether a result is data and not text, which a page shows by its name, size and picture. */
export const isFile = (example: AnyExample) =>
  'output' in example && typeof example.output === 'object' && example.output !== null && 'base64' in example.output;

/** The example that the page loads for each operation. */
export function firstExamples(examples: readonly AnyExample[]): AnyExample[] {
  const first = new Map<string, AnyExample>();
  for (const example of examples)
    if (!('error' in example) && !first.has(example.operation)) first.set(example.operation, example);
  return [...first.values()];
}
