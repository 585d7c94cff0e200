import { data, parts } from 'virtual:vendors';
import { ToolError } from '#engine/error';
import { fetchedTexts } from '#lib/fetched-texts';

/** The owner of a block of addresses. */
export interface Owner {
  readonly name: string;
  /** ISO 3166-1 alpha-2, or '' where the registry does not say. */
  readonly country: string;
}

/** The block that an address lies in: 24, 28 or 36 bits. */
export interface Block extends Owner {
  /** Hex digits in upper case. */
  readonly prefix: string;
}

export interface OwnerOfBlocks extends Owner {
  readonly prefixes: readonly string[];
}

/** The day of the data, ISO 8601. */
export const vendorDate: string = data.date;

type Load = (typeof parts)[string];

const starts = Object.keys(parts).sort();
const fetchText = fetchedTexts(() => new ToolError('mac.vendorsMissing'));

/** The owners of a text, which `scripts/build/vendors.mjs` wrote. */
const readOwners = (text: string): OwnerOfBlocks[] =>
  text.split('\n').map((line) => {
    const [name = '', country = '', prefixes = ''] = line.split('\t');
    return { name, country, prefixes: prefixes.split(' ') };
  });

const tables = new Map<string, ReadonlyMap<string, Block>>();

/** The blocks of a part, by prefix. */
function readPart(text: string): ReadonlyMap<string, Block> {
  const before = tables.get(text);
  if (before !== undefined) return before;
  const blocks = readOwners(text).flatMap(({ name, country, prefixes }) =>
    prefixes.map((prefix) => [prefix, { prefix, name, country }] as const),
  );
  const table = new Map(blocks);
  tables.set(text, table);
  return table;
}

/** The part with what begins as these digits do: the last one that does not begin after them. */
function partOf(hex: string): Load | undefined {
  const index = starts.findLastIndex((start) => start <= hex);
  return parts[starts[index] ?? ''];
}

/**
 * The smallest assigned block that an address lies in, or undefined. Digits in upper case, from 6 up. Throws `ToolError`
 * where the data cannot be had.
 */
export async function findBlock(hex: string): Promise<Block | undefined> {
  const load = partOf(hex);
  if (load === undefined) return undefined;
  const table = readPart(await fetchText(load));
  return table.get(hex.slice(0, 9)) ?? table.get(hex.slice(0, 7)) ?? table.get(hex.slice(0, 6));
}

/** A text without case and marks, for comparing. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

let owners: readonly OwnerOfBlocks[] | undefined;

/** All owners, each once. Blocks fetched for look-ups are not fetched again. */
async function allOwners(progress: Progress): Promise<readonly OwnerOfBlocks[]> {
  if (owners !== undefined) return owners;
  const loads = Object.values(parts);
  let done = 0;
  const texts = await Promise.all(
    loads.map(async (load) => {
      const text = await fetchText(load);
      progress((done += 1), loads.length);
      return text;
    }),
  );
  const found = new Map<string, Owner & { readonly prefixes: Set<string> }>();
  for (const { name, country, prefixes } of texts.flatMap(readOwners)) {
    const key = `${name}\t${country}`;
    const owner = found.get(key) ?? { name, country, prefixes: new Set() };
    for (const prefix of prefixes) owner.prefixes.add(prefix);
    found.set(key, owner);
  }
  owners = Array.from(found.values(), (owner) => ({ ...owner, prefixes: [...owner.prefixes] }));
  return owners;
}

type Progress = (done: number, total: number) => void;

/** All owners whose names have all the words, those that begin with the first one first. Throws as `findBlock` does. */
export async function findOwners(query: string, progress: Progress): Promise<OwnerOfBlocks[]> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const found = (await allOwners(progress))
    .map((owner) => ({ owner, name: fold(owner.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)));
  const rank = ({ name }: { readonly name: string }) => (name.startsWith(first) ? 0 : 1);
  return found
    .sort(
      (a, b) => rank(a) - rank(b) || b.owner.prefixes.length - a.owner.prefixes.length || (a.name < b.name ? -1 : 1),
    )
    .map(({ owner }) => owner);
}
