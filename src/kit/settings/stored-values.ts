import { acceptedTexts, settingsOf, type OptionSpecs } from '#engine/options';
import { optionDefaults } from './option-defaults.ts';
import { OPTIONS, readItem } from './storage.ts';

/** Texts of options as typed, by name; only what differs from the initial value. */
export type Raw = Readonly<Record<string, string>>;

interface OperationName {
  readonly tool: string;
  readonly operation: string;
}

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

/** The stored settings of an operation, of which nothing is taken that its options refuse. */
export const storedTexts = ({ tool, operation }: OperationName, specs: OptionSpecs): Raw =>
  acceptedTexts(settingsOf(specs), readStored(tool)[operation] ?? {});

/** The values of options that the user, or else the operator of the site, has set otherwise than they are at first. */
export function storedValues(name: OperationName, specs: OptionSpecs): Readonly<Record<string, unknown>> {
  const defaults = acceptedTexts(specs, optionDefaults.get()[name.tool]?.[name.operation] ?? {});
  const texts = Object.entries({ ...defaults, ...storedTexts(name, specs) });
  return Object.fromEntries(texts.map(([option, text]) => [option, specs[option]?.parse(text)]));
}
