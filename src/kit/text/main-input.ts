import type { TextValue } from '../hooks/use-operation.ts';

/** A text input of the page, and what is in it. */
export interface MainInput {
  /** Id of its tool. */
  readonly tool: string;
  readonly get: () => TextValue;
  readonly set: (value: TextValue) => void;
}

const inputs = new Set<MainInput>();
/** A text on its way to the main input of a tool whose page is not there yet. */
let waiting: { readonly tool: string; readonly value: TextValue } | undefined;

/** Registers an input while it is in sight. The first one is the main one. */
export function registerInput(input: MainInput): () => void {
  inputs.add(input);
  if (waiting?.tool === input.tool) {
    input.set(waiting.value);
    waiting = undefined;
  }
  return () => void inputs.delete(input);
}

export const mainInput = (): MainInput | undefined => [...inputs][0];

/** Puts a text into the main input of a tool, now or when its page is there. */
export function handToMain(tool: string, value: TextValue): void {
  const input = mainInput();
  if (input?.tool === tool) input.set(value);
  else waiting = { tool, value };
}
