const BARE = /^[A-Za-z0-9_-]+$/;

/** A key, bare where it can be. */
export const writeKey = (key: string): string => (BARE.test(key) ? key : basicString(key));

/** A string in double quotes on one line. */
export const basicString = (text: string): string =>
  // DEL must be escaped, which JSON does not do; the escapes of JSON are all there in TOML.
  JSON.stringify(text).replaceAll('\u007f', '\\u007f');
