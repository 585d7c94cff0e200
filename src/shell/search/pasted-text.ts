/** A query is one line of a few words. */
const LONGEST_QUERY = 48;

/** Whether what was pasted into a search field is surely a text to work on, and no query. */
export const isSurelyText = (text: string): boolean => text.trim().length > LONGEST_QUERY || text.trim().includes('\n');

/** The text of a paste event. */
export const pastedText = (event: { readonly clipboardData: DataTransfer }): string =>
  event.clipboardData.getData('text/plain');
