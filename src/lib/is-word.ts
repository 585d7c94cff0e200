/**
 * Whether a segment by words is one (UAX #29, section 4): it holds a letter or a digit. WebKit's `isWordLike` leaves out
 * what has digits, such as `3.14` and `a1`.
 */
export const isWord = ({ segment, isWordLike }: Intl.SegmentData): boolean =>
  isWordLike === true || /\p{Nd}/u.test(segment);
