import { catalogue } from '#engine/catalogue';
import { acceptedTexts, settingsOf, type OptionSpecs } from '#engine/options';
import { OPTIONS, storedOptions, writeItem } from '#kit/settings/storage.ts';
import { isRecord, SWEPT_BY } from './settings.ts';

/** Texts of options by operation and name, as they are stored. */
export type StoredOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

function specsOf(tool: string, operation: string): OptionSpecs {
  const operations = Object.hasOwn(catalogue, tool) ? (catalogue[tool] ?? {}) : {};
  return Object.hasOwn(operations, operation) ? (operations[operation]?.options as OptionSpecs) : {};
}

/**
 * What of a tool's options may be stored: settings that the tool has, with texts that they take. `dropped` names the rest as
 * `operation.option`.
 */
export function keepStorable(tool: string, stored: unknown): { kept: StoredOptions; dropped: readonly string[] } {
  const kept: Record<string, Readonly<Record<string, string>>> = {};
  const dropped: string[] = [];
  for (const [operation, given] of Object.entries(isRecord(stored) ? stored : {})) {
    const options = isRecord(given) ? given : {};
    const good = acceptedTexts(settingsOf(specsOf(tool, operation)), options);
    if (Object.keys(good).length > 0) kept[operation] = good;
    const rest = Object.keys(options).filter((name) => !Object.hasOwn(good, name));
    dropped.push(...rest.map((name) => `${operation}.${name}`));
  }
  return { kept, dropped };
}

/** What of a stored text may stay; undefined if nothing may. */
function storable(key: string, raw: string): StoredOptions | undefined {
  const { kept } = keepStorable(key.slice(OPTIONS.length), parsed(raw));
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The stored options of all tools, by key, without what may not be stored. */
export function storableOptions(): Readonly<Record<string, StoredOptions>> {
  const all = Object.entries(storedOptions()).map(([key, raw]) => [key, storable(key, raw)] as const);
  return Object.fromEntries(all.filter((entry): entry is [string, StoredOptions] => entry[1] !== undefined));
}

/** Forgets what an older version stored and this one may not, and notes the version that has done so. */
export function sweepOptions(version: string): void {
  const stored = Object.entries(storedOptions());
  // The user may have deleted all of it while this script was loading.
  if (stored.length === 0) return;
  for (const [key, raw] of stored) {
    const kept = storable(key, raw);
    const text = kept && JSON.stringify(kept);
    if (text !== raw) writeItem(key, text);
  }
  writeItem(SWEPT_BY, version);
}
