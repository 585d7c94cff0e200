import standard from 'figlet/importable-fonts/Standard.js';
import { ToolError } from '#engine/error';
import { fetchedModules } from '#lib/fetched-modules';
import { readFont, type FigFont } from './font.ts';

/**
 * Each font is a chunk of its own. Twelve are left out: the larger sizes of pixel letters that are there in a small one take
 * 100 kB each.
 */
const loaders = import.meta.glob<{ readonly default: string }>([
  '/node_modules/figlet/importable-fonts/*.js',
  '!**/{Standard,*ASCII 9,*ASCII 12,*Mono 9,*Mono 12}.js',
]);
const pathOf = (name: string) => `/node_modules/figlet/importable-fonts/${name}.js`;

/** The font that is there at once, with the code. */
export const STANDARD = 'Standard';

/** Names of all fonts, in alphabetical order. */
export const fontNames: readonly string[] = [...Object.keys(loaders), pathOf(STANDARD)]
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length))
  .sort((a, b) => a.localeCompare(b, 'en'));

const fetchModule = fetchedModules(() => new ToolError('fetched.missing', {}, { option: 'font' }));

/** Fetches a font. Throws `error.unknownFont` or `fetched.missing`. */
export async function loadFont(name: string): Promise<FigFont> {
  const exact = fontNames.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  if (exact === STANDARD) return readFont(standard);
  const load = loaders[pathOf(exact ?? '')];
  if (load === undefined) throw new ToolError('error.unknownFont', { name }, { option: 'font' });
  return readFont((await fetchModule(load)).default);
}
