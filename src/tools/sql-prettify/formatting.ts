import { type Values, choice, content, flag, integer } from '#engine/options';
import { dialectNames, dialects } from './dialects.ts';

const cases = ['preserve', 'upper', 'lower'] as const;

/** How the result shall look. */
export const formatting = {
  dialect: choice(dialects, 'sql', { asWritten: dialectNames }),
  layout: choice(['format', 'minify'], 'format'),
  keywordCase: choice(cases, 'upper', { words: 'case' }),
  functionCase: choice(cases, 'preserve', { words: 'case' }),
  dataTypeCase: choice(cases, 'preserve', { words: 'case' }),
  identifierCase: choice(cases, 'preserve', { words: 'case' }),
  indentStyle: choice(['standard', 'tabularLeft', 'tabularRight'], 'standard'),
  indent: integer({ initial: 2, min: 1, max: 10 }),
  tabs: flag(false),
  expressionWidth: integer({ initial: 50, min: 1, max: 500 }),
  linesBetweenQueries: integer({ initial: 1, min: 0, max: 5 }),
  logicalOperatorNewline: choice(['before', 'after'], 'before', { words: 'side' }),
  commaPosition: choice(['after', 'before'], 'after', { words: 'side' }),
  denseOperators: flag(false),
  newlineBeforeSemicolon: flag(false),
  /** Further placeholders, by example: `:name ? $1 @name {{name}}`. */
  placeholders: content(),
};
export type Formatting = Values<typeof formatting>;
