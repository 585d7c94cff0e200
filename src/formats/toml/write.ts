import { textError, type Fail } from '#lib/text-error';
import { isEmpty, type Comments, type Data, type DataList, type DataMap, type Entry } from '../data/model.ts';
import { TextBuilder } from '../data/text-builder.ts';
import { writeKey } from './write-key.ts';
import { hash, isInline, writeValue, type ValueStyle } from './write-value.ts';

export interface TomlWriteOptions {
  /** Longest inline table in characters; 0 gives every table that can have one a header. */
  readonly inlineWidth?: number;
  readonly comments?: boolean;
  readonly fail?: Fail;
}

/** A table whose header and entries are still to be written. */
interface Section {
  readonly map: DataMap;
  /** `a.b`, as the header has it; '' for the document itself. */
  readonly header: string;
  readonly isListItem: boolean;
  readonly comments: readonly (Comments | undefined)[];
}

/**
 * TOML 1.0 of a map. Entries that are not tables come before those that are, as TOML needs it. Nulls have no form in
 * TOML and must be replaced before, integers beyond 64 bits too. No recursion. Throws `data.tooLong`.
 */
export function writeToml(
  root: DataMap,
  { inlineWidth = 0, comments = true, fail = textError }: TomlWriteOptions = {},
): string {
  const out = new TextBuilder(fail);
  const style: ValueStyle = { inlineWidth, comments };
  const rest: Section[] = [{ map: root, header: '', isListItem: false, comments: [root.comments] }];
  for (let section = rest.pop(); section !== undefined; section = rest.pop()) {
    const inner = writeSection(section, out, style);
    for (const next of inner.reverse()) rest.push(next);
  }
  for (const line of comments ? (root.comments?.inside ?? []) : []) out.add(`${hash(line)}\n`);
  return out.toString();
}

/** Writes a header and the entries that are not tables; gives the tables. */
function writeSection({ map, header, isListItem, comments }: Section, out: TextBuilder, style: ValueStyle): Section[] {
  const entries: Entry[] = [];
  const inner: Section[] = [];
  for (const entry of map.entries) {
    if (!isSection(entry.value, style)) entries.push(entry);
    else inner.push(...sectionsOf(entry, header));
  }
  const said = style.comments ? comments.flatMap((one) => one?.before ?? []) : [];
  const after = style.comments ? comments.map((one) => one?.after ?? '').filter(Boolean) : [];
  const isImplied =
    header !== '' && !isListItem && entries.length === 0 && inner.length > 0 && said.length + after.length === 0;
  if (!isImplied && header !== '' && out.length > 0) out.add('\n');
  for (const line of said) out.add(`${hash(line)}\n`);
  if (header !== '' && !isImplied) {
    out.add(isListItem ? `[[${header}]]` : `[${header}]`);
    out.add(after.length === 0 ? '\n' : ` ${hash(after.join(' '))}\n`);
  }
  for (const entry of entries) writeEntry(entry, out, style);
  if (header !== '' && style.comments) for (const line of map.comments?.inside ?? []) out.add(`${hash(line)}\n`);
  return inner;
}

function writeEntry({ key, value }: Entry, out: TextBuilder, style: ValueStyle): void {
  const { before, after } = (style.comments && value.comments) || { before: [], after: '' };
  for (const line of before) out.add(`${hash(line)}\n`);
  out.add(`${writeKey(key)} = `);
  writeValue(value, out, style);
  out.add(after === '' ? '\n' : ` ${hash(after)}\n`);
}

/** Whether a value gets a header of its own: a table, or an array of nothing but tables. */
function isSection(value: Data, style: ValueStyle): value is DataMap | DataList {
  if (value.kind === 'map') return !isInline(value, style);
  return (
    value.kind === 'list' &&
    !isEmpty(value) &&
    value.items.every((item) => item.kind === 'map') &&
    !isInline(value, style)
  );
}

function sectionsOf({ key, value }: Entry, header: string): Section[] {
  const name = header === '' ? writeKey(key) : `${header}.${writeKey(key)}`;
  if (value.kind === 'map') return [{ map: value, header: name, isListItem: false, comments: [value.comments] }];
  if (value.kind !== 'list') return [];
  return value.items.flatMap((item, index) =>
    item.kind === 'map'
      ? [
          {
            map: item,
            header: name,
            isListItem: true,
            comments: [index === 0 ? value.comments : undefined, item.comments],
          },
        ]
      : [],
  );
}
