/** Digits without a plus and leading zeros. */
export const integerText = (text: string): string => text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');

/** As JSON writes it: no plus, no leading zeros, digits on both sides of the point. */
export const floatText = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?!\d)/, '.0');
