/** A line of `ls -l`, a mode in letters, or a `chmod` command. */
const PLAIN =
  /^(?:[-dlbcps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-](?:[.+@]|\s|$)|(?:[$#%] )?(?:sudo )?(?:\/\S*\/)?chmod\s)/;
/** Clauses such as `u+x,go-w`. */
const CLAUSES = /^[ugoa]{1,4}[-+=][rwxXst]{1,6}(?:,[ugoa]{1,4}[-+=][rwxXst]{0,6})*$/;
/** Modes that people give files, which are numbers all the same. */
const USUAL = /^[0-7]?[67][0-7][0-7]$/;

/** How sure it is that the sample is a mode of a file. */
export function detectMode(sample: string): number {
  const text = sample.trim();
  if (/^-+$/.test(text)) return 0;
  if (PLAIN.test(text)) return 0.9;
  if (CLAUSES.test(text)) return 0.7;
  if (USUAL.test(text)) return 0.2;
  return /^[0-7]{3,4}$/.test(text) ? 0.1 : 0;
}
