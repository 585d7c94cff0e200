/// <reference types="vite/client" />

declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
declare module 'virtual:icons' {
  /** Path of the sprite below the base, such as `assets/icons-1a2b3c4d.svg`. */
  export const sprite: string;
}
declare module 'virtual:settings' {
  import type { Settings } from '#engine/settings';
  export const settings: Settings;
}
declare module '*/page.tsx?tool' {
  import type { LoadedTool } from '#kit';
  const loaded: LoadedTool;
  export default loaded;
}
