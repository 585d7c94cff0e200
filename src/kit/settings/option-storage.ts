/** The prefix of the keys under which options are stored, one key for each tool. */
export const STORED_OPTIONS = 'options:';

/** Beside the operations of a tool, none of which may be called so: what its page remembers. */
export const REMEMBERED = 'remembered';
