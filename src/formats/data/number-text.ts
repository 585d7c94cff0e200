/** Digits without a plus and leading zeros. The integer -0 is 0. */
export const integerText = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^-0$/, '0');

/** As JSON writes it: no plus, no leading zeros, digits on both sides of the point. */
export const floatText = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?!\d)/, '.0');
