import type { Values } from '#engine/options';
import type { convert } from './operations.ts';

type Writing = Partial<Values<(typeof convert)['options']>>;

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
