export interface Entry {
  readonly name: string;
  readonly meaning: string;
}

/** Say what is listed, its source and its date. */
export const entries: readonly Entry[] = [];
