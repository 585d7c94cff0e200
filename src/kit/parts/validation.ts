/** A rule of a field: wrong if the check throws or gives undefined, null or false. */
export interface Rule {
  readonly check: (value: string) => unknown;
  readonly message: string | ((value: string) => string);
}

/** All rules run, in order; the message of the last one that fails, or undefined if the value is right. */
export function validate(value: string, rules: readonly Rule[]): string | undefined {
  const failed = rules.filter((rule) => !passes(rule, value)).at(-1);
  return typeof failed?.message === 'function' ? failed.message(value) : failed?.message;
}

function passes({ check }: Rule, value: string): boolean {
  try {
    const outcome = check(value);
    return outcome !== undefined && outcome !== null && outcome !== false;
  } catch {
    return false;
  }
}
