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
