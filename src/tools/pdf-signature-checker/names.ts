/** A distinguished name by the short names of its attributes. */
export type Name = Readonly<Record<string, string>>;

/** The one attribute that people know a subject by. */
export const shortName = (name: Name): string =>
  name['CN'] ?? name['O'] ?? name['emailAddress'] ?? Object.values(name).join(', ');
