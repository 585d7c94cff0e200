import { testContext } from '#engine/context.test-support';
import { convert, preview, type Conversion, type Preview } from './logic.ts';

/* For tests: both operations, with the initial options where a test gives none. */

const initial: Conversion = {
  flavor: 'gfm',
  html: 'escape',
  headingIds: false,
  toc: false,
  footnotes: 'Footnotes',
  document: false,
  title: '',
  language: '',
};

type NoteSeen = [code: string, params: unknown, offset: number | undefined];

export function run(text: string, options: Partial<Conversion> = {}): { html: string; notes: NoteSeen[] } {
  const notes: NoteSeen[] = [];
  const html = convert(
    text,
    { ...initial, ...options },
    testContext({ note: (code, params, where) => void notes.push([code, params, where?.at?.offset]) }).context,
  );
  return { html, notes };
}

export const html = (text: string, options: Partial<Conversion> = {}): string => run(text, options).html;
export const show = (text: string, options: Partial<Conversion> = {}): Preview =>
  preview(text, { ...initial, ...options }, testContext().context);
