import { acceptedTexts, settingsOf, type OptionSpecs } from '#engine/options';
import { OPTIONS, readItem, storedOptions } from './storage.ts';

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

/** The stored options of all tools, by tool and operation. They may be of older versions. */
export const readAllStored = (): Record<string, Record<string, Raw>> =>
  Object.fromEntries(
    Object.keys(storedOptions()).map((key) => [key.slice(OPTIONS.length), readStored(key.slice(OPTIONS.length))]),
  );
