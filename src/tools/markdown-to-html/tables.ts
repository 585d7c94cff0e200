import type { HtmlExtension } from 'micromark-extension-gfm';

/**
 * Cells that are added to rows shorter than their head. Without an end a table of 60 KB has a hundred million; a row
 * without them looks the same.
 */
const MOST_ADDED = 10_000;

type Handle = NonNullable<NonNullable<HtmlExtension['exit']>['htmlFlow']>;

/** The data that the extension for tables keeps; its types are not among those of `micromark-extension-gfm`. */
interface TableData {
  getData: (name: 'tableAlign' | 'tableColumn') => unknown;
  setData: (name: 'tableColumn', value: number) => void;
}

/** Tables as GFM writes them, but for the cells beyond `MOST_ADDED`, whose count is told at the end. */
export function limitAddedCells(extension: HtmlExtension): { extension: HtmlExtension; left: () => number } {
  let added = 0;
  let left = 0;
  const given = (extension.exit as Readonly<Record<string, Handle>> | undefined)?.['tableRow'];
  const tableRow: Handle = function (token) {
    const data = this as unknown as TableData;
    const align = data.getData('tableAlign') as readonly string[];
    const missing = align.length - (data.getData('tableColumn') as number);
    if (missing > 0 && added + missing > MOST_ADDED) {
      left += missing;
      data.setData('tableColumn', align.length);
    } else added += Math.max(0, missing);
    given?.call(this, token);
  };
  return { extension: { ...extension, exit: Object.assign({}, extension.exit, { tableRow }) }, left: () => left };
}
