const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** A step of a path as people write it: `.name`, `["a b"]`, `[0]`. */
const pathStep = (step: string | number): string =>
  typeof step === 'number' ? `[${step}]` : PLAIN.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;

/** `a.b[0]`; the root is `$`. */
export const joinPath = (steps: readonly (string | number)[]): string =>
  steps.length === 0 ? '$' : steps.map(pathStep).join('').replace(/^\./, '');
