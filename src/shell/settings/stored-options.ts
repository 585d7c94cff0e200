import { catalogue } from '#engine/catalogue';
import { isSetting, type OptionSpecs } from '#engine/options';
import { OPTIONS, readItems, writeItem } from '#kit/settings/storage.ts';
import { isRecord, SWEPT_BY } from './settings.ts';

/** Texts of options by operation and name, as they are stored. */
export type StoredOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const accepts = (spec: OptionSpecs[string] | undefined, text: string): boolean => {
  try {
    spec?.parse(text);
    return spec !== undefined;
  } catch {
    return false;
  }
};

const specsOf = (tool: string, operation: string): OptionSpecs => {
  const operations = Object.hasOwn(catalogue, tool) ? (catalogue[tool] ?? {}) : {};
  return Object.hasOwn(operations, operation) ? (operations[operation]?.options as OptionSpecs) : {};
};

/**
 * What of a tool's options may be stored: settings that the tool has, with texts that they take. `dropped` names the rest as
 * `operation.option`.
 */
export function keepStorable(tool: string, stored: unknown): { kept: StoredOptions; dropped: readonly string[] } {
  const kept: Record<string, Record<string, string>> = {};
  const dropped: string[] = [];
  for (const [operation, options] of Object.entries(isRecord(stored) ? stored : {})) {
    const specs = specsOf(tool, operation);
    for (const [name, text] of Object.entries(isRecord(options) ? options : {})) {
      const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
      if (spec !== undefined && isSetting(spec) && typeof text === 'string' && accepts(spec, text))
        kept[operation] = { ...kept[operation], [name]: text };
      else dropped.push(`${operation}.${name}`);
    }
  }
  return { kept, dropped };
}

/** The stored options of all tools, by key, without what may not be stored. */
export function storableOptions(): Readonly<Record<string, StoredOptions>> {
  const all = Object.entries(readItems((key) => key.startsWith(OPTIONS))).map(([key, raw]) => {
    const { kept } = keepStorable(key.slice(OPTIONS.length), parsed(raw));
    return [key, kept] as const;
  });
  return Object.fromEntries(all.filter(([, kept]) => Object.keys(kept).length > 0));
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Forgets what an older version stored and this one may not, and notes the version that has done so. */
export function sweepOptions(version: string): void {
  const storable = storableOptions();
  for (const [name, raw] of Object.entries(readItems((stored) => stored.startsWith(OPTIONS)))) {
    const kept = Object.hasOwn(storable, name) ? JSON.stringify(storable[name]) : undefined;
    if (kept !== raw) writeItem(name, kept);
  }
  writeItem(SWEPT_BY, version);
}
