import type { Format } from '#engine/format';
import type { Values } from '#engine/options';
import type { writing } from './writing.ts';

type Writing = Partial<Values<typeof writing>>;

const plain = {
  separator: ', ',
  itemPrefix: '',
  itemSuffix: '',
  listPrefix: '',
  listSuffix: '',
  keepLineBreaks: false,
  escape: 'none',
} as const satisfies Writing;

/** How a list is written in some languages. */
export const presets = {
  plain,
  lines: { ...plain, separator: '', keepLineBreaks: true },
  sql: { ...plain, itemPrefix: "'", itemSuffix: "'", listPrefix: '(', listSuffix: ')', escape: 'sql' },
  json: { ...plain, itemPrefix: '"', itemSuffix: '"', listPrefix: '[', listSuffix: ']', escape: 'json' },
  html: {
    ...plain,
    separator: '',
    itemPrefix: '<li>',
    itemSuffix: '</li>',
    listPrefix: '<ul>',
    listSuffix: '</ul>',
    keepLineBreaks: true,
    escape: 'html',
  },
  shell: { ...plain, separator: ' ', itemPrefix: "'", itemSuffix: "'", escape: 'shell' },
  csv: { ...plain, separator: ',', itemPrefix: '"', itemSuffix: '"', escape: 'csv' },
} as const satisfies Record<string, Writing>;

export type Preset = keyof typeof presets;

/** The preset that these options are, if they are one. */
export const presetOf = (options: Readonly<Record<string, unknown>>): Preset | undefined =>
  (Object.keys(presets) as Preset[]).find((preset) =>
    Object.entries(presets[preset]).every(([name, value]) => options[name] === value),
  );

/** The format of a list that is written as a preset has it; the other presets write parts of a text. */
export function formatOfList(options: Readonly<Record<string, unknown>>): Format | undefined {
  const preset = presetOf(options);
  return preset === 'json' || preset === 'html' || preset === 'csv' ? preset : undefined;
}
