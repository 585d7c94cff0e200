/** How two documents are compared; shared by all operations that compare. */
export interface CompareOptions {
  /** The other document. */
  readonly right: string;
  /** How array elements are paired. */
  readonly arrays: 'lcs' | 'index' | 'key' | 'unordered';
  /** The member that identifies elements, for `arrays: 'key'`. */
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
