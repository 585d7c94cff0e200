/** The package has types of its own neither inside nor, by this path, in DefinitelyTyped. */
declare module 'punycode/punycode.es6.js' {
  export function decode(label: string): string;
}
