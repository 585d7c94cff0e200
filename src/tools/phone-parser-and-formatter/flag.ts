/** The flag of a country by its ISO 3166 code: regional indicators, which some systems draw as letters. */
export const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1a5 + letter.charCodeAt(0)));
