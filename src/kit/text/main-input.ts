import type { TextValue } from '../hooks/use-operation.ts';

/** A text input of the page, and what is in it. */
export interface MainInput {
  readonly get: () => TextValue;
  readonly set: (value: TextValue) => void;
}

const inputs = new Set<MainInput>();

/** Registers an input while it is in sight. The first one is the main one. */
export function registerInput(input: MainInput): () => void {
  inputs.add(input);
  return () => void inputs.delete(input);
}

export const mainInput = (): MainInput | undefined => [...inputs][0];
