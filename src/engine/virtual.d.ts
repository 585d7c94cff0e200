/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
/** A stylesheet as text, for what carries its style with it. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
/** Emojis and their names in each language (scripts/build/emojis.mjs). */
declare module 'virtual:emojis' {
  type Part = 'table' | 'en' | 'es' | 'fr' | 'pt' | 'ru' | 'zh';
  /** Of the package emojibase-data, whose first number is that of Unicode's emoji standard. */
  export const version: string;
  /** Lines in the same order, with tabs between their fields: those of all languages, and names in one language. */
  export const parts: Readonly<Record<Part, () => Promise<{ readonly default: string }>>>;
}
/** The owners of MAC addresses (scripts/build/vendors.mjs). */
declare module 'virtual:vendors' {
  type Load = () => Promise<{ readonly default: string }>;
  /** By the prefix that each begins with. Lines of name, country, registry and prefixes, with tabs between. */
  export const parts: Readonly<Record<string, Load>>;
}
/** The days that the vendors are of, ISO 8601. */
declare module 'virtual:vendors/dates' {
  export const blockDate: string;
  /** Of the registry CID. */
  export const companyIdDate: string;
}
/** The operations that detectors offer and the texts of their answers, by tool, in one language. */
declare module 'virtual:offers/*' {
  const offers: Readonly<Record<string, import('./messages.ts').Messages>>;
  export default offers;
}
