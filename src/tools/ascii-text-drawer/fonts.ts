import standard from 'figlet/importable-fonts/Standard.js';
import { ToolError } from '#engine/error';
import { fetchedTexts } from '#lib/fetched-texts';
import { readFont, type FigFont } from './font.ts';

/** Each font is a chunk of its own. Without twelve of more than 100 kB, which are letters of pixels in several sizes. */
const loaders = import.meta.glob<{ readonly default: string }>([
  '/node_modules/figlet/importable-fonts/*.js',
  '!**/{Standard,*ASCII 9,*ASCII 12,*Mono 9,*Mono 12}.js',
]);
const pathOf = (name: string) => `/node_modules/figlet/importable-fonts/${name}.js`;

/** The font that is there at once. */
export const STANDARD = 'Standard';

/** Names of all fonts, in alphabetical order. */
export const fontNames: readonly string[] = [...Object.keys(loaders), pathOf(STANDARD)]
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length))
  .sort((a, b) => a.localeCompare(b, 'en'));

const fetchText = fetchedTexts(() => new ToolError('error.fontMissing', {}, { option: 'font' }));

/** Fetches a font. Throws `error.unknownFont`, `error.fontMissing`. */
export async function loadFont(name: string): Promise<FigFont> {
  if (name === STANDARD) return readFont(standard);
  const exact = fontNames.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  const load = exact === undefined ? undefined : loaders[pathOf(exact)];
  if (exact === undefined || load === undefined) throw new ToolError('error.unknownFont', { name }, { option: 'font' });
  let text;
  try {
    text = await fetchText(load);
  } catch (error) {
    if (error instanceof ToolError) throw new ToolError(error.code, { name: exact }, error.where);
    throw error;
  }
  return readFont(text);
}
