import { tools } from '#engine/tools';
import { chosenLanguage } from '#kit/settings/language.ts';
import { OPTIONS, readItems, storedOptions, writeItem } from '#kit/settings/storage.ts';
import type { Setting } from '#kit/settings/store.ts';
import { keepsTyped } from '#kit/text/kept.ts';
import {
  collapsedGroups,
  favorites,
  isMenuCollapsed,
  isRecord,
  recentTools,
  remembersRecent,
  SWEPT_BY,
  theme,
} from './settings.ts';

/* All that is stored in the browser, as one JSON file, and back. Nothing that was typed into a tool is part of it. */

const FORMAT = 'handy-tools-settings';
const VERSION = 1;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each by its own coding
const settings: readonly Setting<any>[] = [
  favorites,
  chosenLanguage,
  collapsedGroups,
  isMenuCollapsed,
  theme,
  remembersRecent,
  recentTools,
  keepsTyped,
];

/** A stored text as it stands in the file: JSON where it is JSON. */
function valueOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The stored text for a value of the file. */
const rawOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** All settings and the options of all tools as the text of a file. */
export async function writeSettingsFile(): Promise<string> {
  const { storableOptions } = await import('./stored-options.ts');
  const own = settings.map(({ key, get, encode }) => [key, encode(get())] as const).filter(([, raw]) => raw !== '');
  const entries = own.map(([key, raw]) => [key, valueOf(raw)]);
  const all = { ...(Object.fromEntries(entries) as object), ...storableOptions() };
  const file = { format: FORMAT, version: VERSION, settings: all };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type Reading =
  | {
      readonly ok: true;
      readonly count: number;
      /** What this version does not know or may not store, by name. */
      readonly skipped: readonly string[];
      readonly apply: () => void;
    }
  | {
      readonly ok: false;
      readonly problem: 'importNoJson' | 'importForeign' | 'importValue';
      readonly params: Readonly<Record<string, string>>;
    };

/** Reads a settings file. Nothing changes until `apply` is called, and nothing can be applied in part. */
export async function readSettingsFile(text: string): Promise<Reading> {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'importNoJson', params: {} };
  }
  if (!isRecord(file) || file['format'] !== FORMAT || !isRecord(file['settings']))
    return { ok: false, problem: 'importForeign', params: {} };
  if (file['version'] !== VERSION) return wrong('version', file['version']);

  const { keepStorable } = await import('./stored-options.ts');
  const changes: (() => void)[] = [];
  const skipped: string[] = [];
  for (const [key, value] of Object.entries(file['settings'])) {
    const setting = settings.find((item) => item.key === key);
    const tool = key.startsWith(OPTIONS) ? key.slice(OPTIONS.length) : '';
    if (setting !== undefined) {
      const decoded = decode(setting, value);
      if (decoded === undefined) return wrong(key, value);
      if (Array.isArray(value)) skipped.push(...unknownIn(setting, value));
      changes.push(() => setting.set(decoded));
    } else if (Object.hasOwn(tools, tool)) {
      if (!areOptions(value)) return wrong(key, value);
      const { kept, dropped } = keepStorable(tool, value);
      skipped.push(...dropped.map((name) => `${key}/${name}`));
      if (Object.keys(kept).length > 0) changes.push(() => writeItem(key, JSON.stringify(kept)));
    } else {
      skipped.push(key);
    }
  }
  return { ok: true, count: changes.length, skipped, apply: () => changes.forEach((change) => change()) };
}

const LONGEST = 60;

function wrong(key: string, value: unknown): Reading {
  const text = value === undefined ? '–' : JSON.stringify(value);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return { ok: false, problem: 'importValue', params: { key, value: shown } };
}

function decode(setting: Setting<unknown>, value: unknown): unknown {
  try {
    return setting.decode(rawOf(value));
  } catch {
    return undefined;
  }
}

/** Members of a list that its setting does not know, such as a tool of a later version. */
const unknownIn = (setting: Setting<unknown>, list: readonly unknown[]): string[] =>
  list
    .filter((member) => {
      const alone = decode(setting, [member]);
      return Array.isArray(alone) && alone.length === 0;
    })
    .map(rawOf);

/** Whether a value has the form in which options are stored. */
const areOptions = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (options) => isRecord(options) && Object.values(options).every((text) => typeof text === 'string'),
  );

/** Forgets everything that is stored. */
export function forgetEverything(): void {
  for (const setting of settings) setting.forget();
  for (const key of [...Object.keys(storedOptions()), SWEPT_BY]) writeItem(key, undefined);
}

/** Bytes of what is stored, roughly: two for each UTF-16 unit, as browsers count. */
export function storedSize(): number {
  const isOurs = (key: string) => key.startsWith(OPTIONS) || settings.some((setting) => setting.key === key);
  return Object.entries(readItems(isOurs)).reduce((sum, [key, raw]) => sum + 2 * (key.length + raw.length), 0);
}
