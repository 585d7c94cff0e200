/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
/** The owners of MAC addresses (scripts/build/vendors.mjs). */
declare module 'virtual:vendors' {
  type Load = () => Promise<{ readonly default: string }>;
  export const data: { readonly version: string; readonly date: string };
  /** By the prefix that each part begins with, in order. Lines of name, country and prefixes, with tabs between. */
  export const parts: Readonly<Record<string, Load>>;
}
/** Emojis, and their names in each language (scripts/build/emojis.mjs). */
declare module 'virtual:emojis' {
  type Load = () => Promise<{ readonly default: string }>;
  /** Of emojibase-data. */
  export const version: string;
  /** `table` and `names-en` … `names-zh`: lines in the same order, with tabs between their fields. */
  export const parts: Readonly<Record<string, Load>>;
}
/** A stylesheet as text, for what carries its style with it. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
