import type { Params } from '#lib/text-error';
import { TextError, textError } from '#lib/text-error';
import { contentOf, splitPart, trimPart, wholeText } from '#lib/ip/part';
import { formsOf, type AddressForms } from './convert.ts';
import { readAnyAddress } from './read-address.ts';

/** A line and what became of it: its address in all forms, or what is wrong with it. */
export interface ConvertedLine {
  /** From 1; empty lines count but are skipped. */
  readonly line: number;
  readonly text: string;
  readonly forms: AddressForms | null;
  readonly problem: { readonly code: string; readonly params: Params } | null;
}

/** Converts an address of each line; a wrong one is a result of its own. */
export function convertLines(text: string): ConvertedLine[] {
  return splitPart(wholeText(text), '\n').flatMap((part, index) => {
    const written = contentOf(trimPart(part));
    return written === '' ? [] : [convertLine(written, index + 1)];
  });
}

function convertLine(text: string, line: number): ConvertedLine {
  try {
    return { line, text, forms: formsOf(readAnyAddress(wholeText(text), textError).address), problem: null };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { line, text, forms: null, problem: { code: error.code, params: error.params } };
  }
}
