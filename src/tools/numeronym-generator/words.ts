/** The meanings of well-known numeronyms, in small letters; the commonest meaning comes first. */
const words: Readonly<Record<string, readonly string[]>> = {
  a11y: ['accessibility'],
  a16z: ['Andreessen Horowitz'],
  c11n: ['customization', 'configuration'],
  c14n: ['canonicalization', 'containerization'],
  d11n: ['documentation'],
  e11y: ['extensibility'],
  g11n: ['globalization'],
  i11n: ['introspection'],
  i12n: ['initialization', 'implementation'],
  i14y: ['interoperability'],
  i18n: ['internationalization'],
  j10n: ['Japanization'],
  k8s: ['Kubernetes'],
  l10n: ['localization'],
  l12y: ['localizability'],
  m12n: ['modularization'],
  m17n: ['multilingualization'],
  n11n: ['normalization'],
  o11y: ['observability'],
  p13n: ['personalization'],
  p16n: ['pseudolocalization'],
  r9y: ['reliability'],
  s9y: ['scalability'],
  s11n: ['serialization'],
  s13n: ['synchronization', 'standardization'],
  t9n: ['translation'],
  u7y: ['usability'],
  v12n: ['virtualization'],
};

/** The meanings of a numeronym, whatever its case; none if it is unknown. */
export function meaningsOf(numeronym: string): readonly string[] {
  const key = numeronym.toLowerCase();
  return Object.hasOwn(words, key) ? (words[key] ?? []) : [];
}
