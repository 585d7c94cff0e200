/**
 * What well-known numeronyms stand for, the most common meaning first. Most count the letters left out; the last ones play on
 * the sound of a number.
 */
const words: readonly (readonly [numeronym: string, ...meanings: readonly string[]])[] = [
  ['a11y', 'accessibility'],
  ['a12n', 'authentication'],
  ['a16z', 'Andreessen Horowitz'],
  ['c11n', 'customization', 'configuration'],
  ['c14n', 'canonicalization', 'containerization'],
  ['d11n', 'documentation'],
  ['e11y', 'extensibility'],
  ['g11n', 'globalization'],
  ['i11n', 'introspection'],
  ['i12n', 'initialization', 'implementation'],
  ['i14y', 'interoperability'],
  ['i18n', 'internationalization'],
  ['K8s', 'Kubernetes'],
  ['l10n', 'localization'],
  ['l12y', 'localizability'],
  ['m12n', 'modularization'],
  ['m17n', 'multilingualization'],
  ['n11n', 'normalization'],
  ['o11y', 'observability'],
  ['p13n', 'personalization'],
  ['p16n', 'pseudolocalization'],
  ['r9y', 'reliability'],
  ['s9y', 'scalability'],
  ['s11n', 'serialization'],
  ['s13n', 'synchronization', 'standardization'],
  ['t9n', 'translation'],
  ['u7y', 'usability'],
  ['v12n', 'virtualization'],
  ['B2B', 'business-to-business'],
  ['B2C', 'business-to-consumer'],
  ['E2E', 'end-to-end'],
  ['M2M', 'machine-to-machine'],
  ['P2P', 'peer-to-peer'],
  ['Y2K', 'year 2000'],
];

/** A numeronym as people usually write it, and what it stands for. */
export interface Known {
  readonly numeronym: string;
  readonly meanings: readonly string[];
}

/** The numeronyms that `expand` knows. */
export const known: readonly Known[] = words.map(([numeronym, ...meanings]) => ({ numeronym, meanings }));

const byName = new Map(known.map((entry) => [entry.numeronym.toLowerCase(), entry]));

/** A known numeronym in any case; undefined for another text. */
export const lookUp = (numeronym: string): Known | undefined => byName.get(numeronym.toLowerCase());

/** Whether all of these are known, and they are few enough to be a list of numeronyms. */
export const areKnown = (parts: readonly string[]): boolean =>
  parts.length <= 50 && parts.every((part) => lookUp(part) !== undefined);
