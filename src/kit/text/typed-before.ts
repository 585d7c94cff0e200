import type { TextValue } from '../hooks/use-operation.ts';

/*
 * The texts typed on the pages of tools, so that a walk to another page and back loses nothing: in memory only, while
 * the tab lives. Secrets are not kept.
 */

/** Texts of inputs by `tool/name`. */
export const typedTexts = new Map<string, TextValue>();

/** The texts typed into options, by `tool/operation`, then by option. */
export const typedOptions = new Map<string, Readonly<Record<string, string>>>();

export function forgetTyped(): void {
  typedTexts.clear();
  typedOptions.clear();
}
