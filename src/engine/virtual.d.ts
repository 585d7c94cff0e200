/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
