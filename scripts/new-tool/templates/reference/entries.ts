export interface Entry {
  readonly name: string;
  readonly meaning: string;
}

/** What is listed, and where it comes from. */
export const entries: readonly Entry[] = [];
