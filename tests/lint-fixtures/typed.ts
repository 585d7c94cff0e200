// as src/engine/identify.ts, with types
export function start(code: string, value: unknown): void {
  Promise.resolve(); // @typescript-eslint/no-floating-promises: Promises must be awaited
  setTimeout(code, 1); // @typescript-eslint/no-implied-eval: Implied eval
  const text: string = JSON.parse(code); // @typescript-eslint/no-unsafe-assignment: Unsafe assignment
  if (value == text) return; // eqeqeq: Expected '==='
  throw 'text'; // @typescript-eslint/only-throw-error: Expected an error object
}
