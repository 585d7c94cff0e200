export interface Entry {
  readonly name: string;
  readonly meaning: string;
}

/** Say here what is listed, and where it comes from. */
export const entries: readonly Entry[] = [];
