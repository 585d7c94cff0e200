import { choice, content, flag, integer } from '#engine/options';

/** How items are written. */
export const writing = {
  unique: flag(true),
  sort: choice(['none', 'ascending', 'descending', 'shuffle'], 'none'),
  sortBy: choice(['text', 'natural', 'number', 'length'], 'text'),
  reverse: flag(false),
  take: choice(['all', 'first', 'last'], 'all'),
  takeCount: integer({ initial: 10, min: 0, max: 1_000_000_000 }),
  keepLineBreaks: flag(false),
  separator: content(', '),
  itemPrefix: content(),
  itemSuffix: content(),
  listPrefix: content(),
  listSuffix: content(),
  escape: choice(['none', 'sql', 'json', 'html', 'shell', 'csv'], 'none'),
};
