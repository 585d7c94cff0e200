import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(process.env['HANDY_CONFORMANCE'] ?? '../shared/conformance');

/**
 * The text of a file of public conformance data, or undefined where the data is not there. Then the console says so and
 * the suite must skip its tests (`describe.runIf(data)`), never count them as passed.
 */
export function conformanceText(file: string): string | undefined {
  const path = resolve(folder, file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  console.warn(`${file}: not run: no conformance data`);
  return undefined;
}

/** The rows of a `.jsonl` file of public conformance data, or undefined as above. `Row` is the caller's claim. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the border: only the caller knows the file
export function conformanceRows<Row>(file: string): Row[] | undefined {
  return conformanceText(file)
    ?.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}
