import { acceptedTexts, settingsOf, type OptionSpecs } from '#engine/options';
import { optionDefaults } from './option-defaults.ts';
import { OPTIONS, readItem } from './storage.ts';

/** Texts of options as typed, by name; only what differs from the initial value. */
export type Raw = Readonly<Record<string, string>>;

/** Where the options of a tool are stored. */
export const storageKey = (tool: string): string => OPTIONS + tool;

/** The stored options of a tool, by operation. They may be of an older version. */
export function readStored(tool: string): Record<string, Raw> {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey(tool)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Raw>) : {};
  } catch {
    return {};
  }
}

/** The values of options that the user, or else the operator of the site, has set otherwise than they are at first. */
export function storedValues(
  { tool, operation }: { readonly tool: string; readonly operation: string },
  specs: OptionSpecs,
): Readonly<Record<string, unknown>> {
  const set = { ...optionDefaults.get()[tool]?.[operation], ...readStored(tool)[operation] };
  const texts = Object.entries(acceptedTexts(settingsOf(specs), set));
  return Object.fromEntries(texts.map(([name, text]) => [name, specs[name]?.parse(text)]));
}
