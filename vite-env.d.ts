/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** Path of the sprite below the base, such as `assets/icons-1a2b3c4d.svg`. */
  export const sprite: string;
}
declare module 'virtual:locale/*' {
  const catalog: import('./src/kit/settings/language.ts').Catalog;
  export default catalog;
}
declare module 'virtual:cards' {
  const cards: Readonly<Record<string, string>>;
  export default cards;
}
declare module 'virtual:keywords/*' {
  const keywords: Readonly<Record<string, readonly string[]>>;
  export default keywords;
}
declare module 'virtual:licences' {
  const licences: readonly import('./scripts/build/licences.mjs').Licence[];
  export default licences;
}
declare module '*/page.tsx?tool' {
  const loaded: import('./src/kit/context/tool-context.ts').LoadedTool;
  export default loaded;
}

/** The startup settings of the build. Pages carry their own: read `configuration`. */
declare const __CONFIGURATION__: import('./src/shell/configuration/settings.ts').Configuration;
/** Whether the demo area is part of the build: in the development environment only. */
declare const __DEMO__: boolean;
/** Milliseconds since the epoch. */
declare const __BUILD_TIME__: number;
