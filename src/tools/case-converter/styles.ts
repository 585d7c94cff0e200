/** The order is the one of the page. */
export const styles = [
  'lower',
  'upper',
  'camel',
  'capital',
  'constant',
  'dot',
  'header',
  'no',
  'param',
  'pascal',
  'path',
  'sentence',
  'snake',
  'mocking',
  'title',
  'prose',
  'swap',
  'ada',
  'cobol',
] as const;

export type Style = (typeof styles)[number];

/** `any` is the Unicode mapping; the others are BCP 47 languages with a mapping of their own (SpecialCasing.txt). */
export const languages = ['any', 'tr', 'az', 'lt', 'el'] as const;

export type CasingLanguage = (typeof languages)[number];
