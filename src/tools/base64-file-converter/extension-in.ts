/** What stands behind the last dot of a name; nothing where there is none, or only one at the beginning. */
export const extensionIn = (name: string): string => /[^.].*\.([^.]*)$/s.exec(name)?.[1] ?? '';
