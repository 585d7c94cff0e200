import { parts } from 'virtual:vendors';
import { ToolError } from '#engine/error';
import { fetchedModules } from '#lib/fetched-modules';

/** IEEE's registries: blocks of 24, 28 and 36 bits; company IDs of 24 bits; and 36 bits, until 2014. */
export type Registry = 'MA-L' | 'MA-M' | 'MA-S' | 'CID' | 'IAB';

interface Owner {
  readonly name: string;
  /** ISO 3166-1 alpha-2, or '' where the registry does not say. */
  readonly country: string;
}

/** A block of addresses, with its first owner. */
export interface Block extends Owner {
  readonly registry: Registry;
  /** 6, 7 or 9 hex digits in upper case. */
  readonly prefix: string;
  /** Of a block that was assigned several times. */
  readonly others: readonly Owner[];
}

export interface OwnerOfBlocks extends Owner {
  readonly prefixes: readonly string[];
}

type Load = (typeof parts)[string];

const starts = Object.keys(parts).sort();
const fetchModule = fetchedModules(() => new ToolError('fetched.missing'));

/** The blocks of a part, as `scripts/build/vendors.mjs` wrote them. */
const readBlocks = (text: string): Omit<Block, 'others'>[] =>
  text.split('\n').flatMap((line) => {
    const [name = '', country = '', registry = '', prefixes = ''] = line.split('\t');
    return prefixes.split(' ').map((prefix) => ({ name, country, registry: registry as Registry, prefix }));
  });

const tables = new Map<string, ReadonlyMap<string, Block>>();

/** The blocks of a part, by prefix. */
function readTable(text: string): ReadonlyMap<string, Block> {
  const before = tables.get(text);
  if (before !== undefined) return before;
  const table = new Map<string, Block>();
  for (const block of readBlocks(text)) {
    const { name, country, prefix } = block;
    const first = table.get(prefix);
    const others = first === undefined ? [] : [...first.others, { name, country }];
    table.set(prefix, { ...(first ?? block), others });
  }
  tables.set(text, table);
  return table;
}

/** The part that has these digits: the last one that does not begin after them. */
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
  const table = readTable((await fetchModule(load)).default);
  return table.get(hex.slice(0, 9)) ?? table.get(hex.slice(0, 7)) ?? table.get(hex.slice(0, 6));
}

type Progress = (done: number, total: number) => void;

let owners: readonly OwnerOfBlocks[] | undefined;

/** All owners, each once. Parts fetched for look-ups are not fetched again. */
async function allOwners(progress: Progress): Promise<readonly OwnerOfBlocks[]> {
  if (owners !== undefined) return owners;
  const loads = Object.values(parts);
  let done = 0;
  const texts = await Promise.all(
    loads.map(async (load) => {
      const { default: text } = await fetchModule(load);
      progress((done += 1), loads.length);
      return text;
    }),
  );
  const found = new Map<string, Owner & { readonly prefixes: Set<string> }>();
  for (const { name, country, prefix } of texts.flatMap(readBlocks)) {
    const key = `${name}\t${country}`;
    const owner = found.get(key) ?? { name, country, prefixes: new Set() };
    // Several parts have a block that smaller ones divide.
    owner.prefixes.add(prefix);
    found.set(key, owner);
  }
  owners = Array.from(found.values(), (owner) => ({ ...owner, prefixes: [...owner.prefixes].sort() }));
  return owners;
}

/** A text without case and marks, for comparing. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** All owners whose names have all the words, those that begin with the first one first. Throws as `findBlock` does. */
export async function findOwners(query: string, progress: Progress): Promise<OwnerOfBlocks[]> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const rank = (name: string) => (name.startsWith(first) ? 0 : 1);
  return (await allOwners(progress))
    .map((owner) => ({ owner, name: fold(owner.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort(
      (a, b) =>
        rank(a.name) - rank(b.name) || b.owner.prefixes.length - a.owner.prefixes.length || (a.name < b.name ? -1 : 1),
    )
    .map(({ owner }) => owner);
}
