import type { Extension } from 'pkijs';

/** The value of an extension in the library's class for it; undefined where it is broken. */
export function parsedOf({ parsedValue }: Extension): unknown {
  const value = parsedValue as { readonly parsingError?: string } | undefined;
  return value?.parsingError === undefined ? value : undefined;
}
