import { placeAt, type Place } from '#lib/place';

/** The part of a text that is read, all of it by default. Places of errors and notes count in the whole text. */
export interface Part {
  /** Offset (from 0) of the first character. */
  readonly from?: number;
  /** Offset after the last character. */
  readonly to?: number;
  /** The option that holds the text, where it is not the input. */
  readonly option?: string;
}

/** Where an offset of a part is in the whole text. */
export const whereIn = (text: string, { from = 0, option }: Part, offset: number): { at: Place; option?: string } => ({
  at: placeAt(text, from + offset),
  ...(option !== undefined && { option }),
});
