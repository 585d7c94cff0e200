import { choice, flag } from '#engine/options';

/** How a table is written as CSV. */
export const csvWriting = {
  separator: choice(['comma', 'semicolon', 'tab', 'pipe'], 'comma'),
  /** A first line with the names of the columns. */
  header: flag(true),
  quoteAll: flag(false),
  lineEnd: choice(['lf', 'crlf'], 'lf'),
  byteOrderMark: flag(false),
};
