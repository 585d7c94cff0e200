import { expect, test } from 'vitest';
import { languages } from '#engine/messages';
import { tools } from '#engine/tools';
import { otherItems, toolItem } from './palette-items.ts';

const names = { t: (key: string) => key, nameOf: (id: string) => id, cardOf: () => '' };
const deeds = { navigate: () => undefined, copy: () => Promise.resolve(true), openResult: () => undefined };

test('every item of the palette has exactly one of route, outside link and action', () => {
  const items = [...Object.keys(tools).map((id) => toolItem(id, names)), ...otherItems(names, deeds)];
  const wrong = items.filter(({ to, href, run }) => [to, href, run].filter((deed) => deed !== undefined).length !== 1);
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('the actions that were promised are there', () => {
  const ids = otherItems(names, deeds).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['randomTool', 'toggleTheme', 'followSystem', 'copyLink', 'shortcuts', 'clearData', 'source', 'reportIssue'],
      ...['about', ...languages.map((code) => `language-${code}`)],
    ]),
  );
});
