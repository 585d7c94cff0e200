/**
 * The lines of a text that are not empty, without the white space around them, in linear time: a pattern that splits at
 * the blanks, too, tries each blank of a long run anew.
 */
export const solidLines = (text: string, separator = /[\r\n]/): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');
