import type { Plugin } from 'vite';
import { forBrowsers } from './for-browsers.ts';

/** Chunks of which a page runs nearly everything as soon as they are there. */
const CHUNKS = ['entry-client', 'base', 'kit'];

/**
 * Tells Chromium, which puts the compiling of functions off, to compile these chunks at once: beside the page's thread and
 * while they arrive, and not on it while they start (V8, explicit compile hints). To every other browser it is a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'handy-compile-hint',
  apply: forBrowsers,
  generateBundle: {
    // The minifier leaves no comment.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !CHUNKS.includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
