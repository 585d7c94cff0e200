import { operation } from '#engine/operation';
import { choice, content, flag } from '#engine/options';

const load = () => import('./logic.ts');

const rendering = {
  flavor: choice(['gfm', 'commonmark'], 'gfm'),
  /** What becomes of raw HTML: text, or itself where it is safe. */
  html: choice(['escape', 'sanitize'], 'escape'),
  headingIds: flag(false),
  /** At the top, or in the place of a paragraph `[TOC]`. */
  toc: flag(false),
  /** Heading of the footnotes, for screen readers. */
  footnotes: content('Footnotes'),
};

// Its time can grow with the square of what is nested, so it never runs on the page's thread.
const bounded = { place: 'worker', limit: 30_000 } as const;

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'markdown',
  writes: 'html',
  options: {
    ...rendering,
    /** A whole file with a style, in place of a fragment. */
    document: flag(false),
    /** '' is the first heading. */
    title: content(),
    /** Of the document, as a language tag (BCP 47); '' is none. */
    language: content(),
  },
  needs: { footnotes: { flavor: 'gfm' }, title: { document: true }, language: { document: true } },
  ...bounded,
  load,
  run: (logic, input, options, context) => logic.convert(input, options, context),
});

/** The same as elements to build, with addresses in the place of pictures that would have to be fetched. */
export const preview = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: { ...rendering, title: content() },
  ...bounded,
  load,
  run: (logic, input, options, context) => logic.preview(input, options, context),
});
