/** How two documents are compared: the options that all comparing operations share. */
export interface CompareOptions {
  /** The other document. */
  readonly right: string;
  /** How elements of arrays find each other. */
  readonly arrays: 'lcs' | 'index' | 'key' | 'unordered';
  /** Name of the member that identifies elements, for `arrays: 'key'`. */
  readonly key: string;
  readonly ignore: string;
  readonly ignoreCase: boolean;
  readonly ignoreSpace: boolean;
  readonly nullIsAbsent: boolean;
  /** Whether 1.0 and 1 differ. */
  readonly exactNumbers: boolean;
  /** The largest difference at which two numbers count as equal; '' for none. */
  readonly tolerance: string;
}
