/** A text too long for the page to hold as one string: the whole in a Blob (UTF-8), the beginning to show. */
export interface LargeText {
  readonly head: string;
  readonly blob: Blob;
}
export const isLargeText = (value: unknown): value is LargeText =>
  typeof value === 'object' && value !== null && 'blob' in value && 'head' in value;

/** Output texts above this many UTF-16 units leave the worker as a `LargeText`. */
export const LARGE_TEXT = 4 * 1024 * 1024;
