// as src/kit/storage.ts
export const stored = () => localStorage.length + window.sessionStorage.length;
export const random = () => Math.random(); // no-restricted-properties: Take randomness from context.sources
