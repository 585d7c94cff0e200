// as scripts/child.mjs bench/browser.mjs, with types
import { readFile, rm } from 'node:fs/promises';

const unused = 1; // no-unused-vars: 'unused' is assigned a value but never used
let path = process.argv[2]; // prefer-const: 'path' is never reassigned
if (path == 'all') process.exit(); // eqeqeq: Expected '==='
rm(String(path)); // @typescript-eslint/no-floating-promises: Promises must be awaited
if (readFile('file')) console.log('there'); // @typescript-eslint/no-misused-promises: Expected non-Promise value
unknown(); // no-undef: 'unknown' is not defined
