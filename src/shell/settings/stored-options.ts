import { acceptedTexts, settingsOf, type OptionSpecs } from '#engine/options';
import { operations } from '#engine/registry';
import { tools } from '#engine/tools';
import { REMEMBERED, STORED_OPTIONS } from '#kit/settings/option-storage.ts';
import { readItem, readItems, writeItem } from '#kit/settings/storage.ts';
import { cleanedBy, isRecord } from './settings.ts';

/*
 * The stored data of tools: settings by operation, and what their pages remember. Only the tools of this version know
 * what may be stored: older ones stored more, and files of settings hold what anybody wrote into them.
 */

/** Texts by option, by operation. */
type Stored = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of a value that may be stored for a tool; nothing typed is, nor anything that its options do not accept. */
export async function storable(id: string, value: unknown): Promise<Stored> {
  const tool = Object.hasOwn(tools, id) ? tools[id] : undefined;
  if (tool === undefined || !isRecord(value)) return {};
  const module = (await operations[id]?.()) ?? {};
  const kept = Object.entries(value).map(([name, texts]) => {
    if (!isRecord(texts)) return [name, {}] as const;
    if (name === REMEMBERED) return [name, pick(texts, tool.remembers ?? [])] as const;
    const specs = Object.hasOwn(module, name) ? (module[name]?.options as OptionSpecs) : {};
    return [name, acceptedTexts(settingsOf(specs), texts)] as const;
  });
  return Object.fromEntries(kept.filter(([, texts]) => Object.keys(texts).length > 0));
}

const pick = (texts: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => {
      const [name, text] = entry;
      return names.includes(name) && typeof text === 'string';
    }),
  );

/** The stored data of each tool, by key, as it is. */
export const readStored = (): Readonly<Record<string, string>> => readItems((key) => key.startsWith(STORED_OPTIONS));

/** The part of a stored text that may be stored, by the key of its tool. */
function storableText(key: string, raw: string): Promise<Stored> | Stored {
  try {
    return storable(key.slice(STORED_OPTIONS.length), JSON.parse(raw));
  } catch {
    return {};
  }
}

/** The stored data of each tool, by key, without anything that may not be stored. */
export async function readStorable(): Promise<Record<string, Stored>> {
  const read = Object.entries(readStored()).map(async ([key, raw]) => [key, await storableText(key, raw)] as const);
  return Object.fromEntries((await Promise.all(read)).filter(([, stored]) => Object.keys(stored).length > 0));
}

/** Removes, once a version, what is stored for tools and may not be stored any more. */
export async function cleanStored(version: string): Promise<void> {
  if (cleanedBy.get() === version) return;
  const stored = readStored();
  const kept = await readStorable();
  for (const [key, raw] of Object.entries(stored)) {
    const text = Object.hasOwn(kept, key) ? JSON.stringify(kept[key]) : undefined;
    // Values the visitor has changed meanwhile were stored by this version.
    if (text !== raw && readItem(key) === raw) writeItem(key, text);
  }
  cleanedBy.set(version);
}
