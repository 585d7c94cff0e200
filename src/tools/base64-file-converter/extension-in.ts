/** The part after the last dot of a name; nothing if there is none, or only one at the beginning. */
export const extensionIn = (name: string): string => /[^.].*\.([^.]*)$/s.exec(name)?.[1] ?? '';
