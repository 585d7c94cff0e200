import { compile } from 'micromark';
import { gfmHtml, type HtmlExtension } from 'micromark-extension-gfm';
import type { Events } from './parse.ts';
import { limitAddedCells } from './tables.ts';

export interface Compilation {
  readonly isGfm: boolean;
  /** The text written in the place of raw HTML that begins at an offset; 'escape': itself as text; 'keep': itself. */
  readonly html: 'escape' | 'keep' | ((html: string, offset: number) => string);
  readonly footnotes: string;
}

/** Events as HTML, and how many empty cells its short rows are missing. Addresses are as written: nothing is safe yet. */
export function compileHtml(
  events: Events,
  { isGfm, html, footnotes }: Compilation,
): { html: string; missingCells: number } {
  // Words of the back links would have to be in the language of the text.
  const backLabel = (reference: number, repeat: number) => `↩ ${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`;
  const tables = limitAddedCells(gfmHtml({ label: footnotes, backLabel }));
  const write = compile({
    allowDangerousHtml: html !== 'escape',
    allowDangerousProtocol: true,
    htmlExtensions: [
      ...(isGfm ? [withoutTagFilter(tables.extension)] : []),
      ...(typeof html === 'function' ? [rawHtml(html)] : []),
    ],
  });
  return { html: write(events), missingCells: tables.left() };
}

/** Raw HTML is text or cleaned; the filter of GFM, 6.11, would do half of it again. */
function withoutTagFilter(extension: HtmlExtension): HtmlExtension {
  const { htmlFlowData: _flow, htmlTextData: _text, ...exit } = extension.exit ?? {};
  return { ...extension, exit };
}

type Context = ThisParameterType<NonNullable<NonNullable<HtmlExtension['enter']>['htmlFlow']>>;
type Token = Events[number][1];

function rawHtml(clean: (html: string, offset: number) => string): HtmlExtension {
  function enter(this: Context): undefined {
    this.buffer();
    this.setData('ignoreEncode', true);
  }
  function exit(this: Context, token: Token): undefined {
    this.setData('ignoreEncode');
    const html = this.resume();
    this.raw(isInImage(this) ? this.encode(html) : clean(html, token.start.offset));
  }
  return {
    enter: {
      htmlFlow() {
        this.lineEndingIfNeeded();
        enter.call(this);
      },
      htmlText: enter,
    },
    exit: { htmlFlow: exit, htmlText: exit },
  };
}

/** Within the description of an image micromark swallows tags, and says so in no other way. */
function isInImage(context: Context): boolean {
  context.buffer();
  context.tag('-');
  return context.resume() === '';
}
