import { shortName, type Key } from './keys.ts';

/** 'modificación' finds 'modificacion'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Keys that have all words of a query in their names or numbers, or in `describe`; a number or a name that is the whole
 * word comes before a part of one.
 */
export function findKeys(query: string, keys: readonly Key[], describe: (key: Key) => string): Key[] {
  const words = fold(query).split(/\s+/);
  const exact = fold(query);
  const hits = keys.flatMap((key) => {
    const names = [
      key.code,
      shortName(key),
      key.key,
      key.shifted ?? '',
      String(key.keyCode),
      String(key.firefox ?? ''),
      String(key.mac ?? ''),
    ];
    const { key: other = '', keyCode = '' } = key.withoutNumLock ?? {};
    const text = fold([...names, other, keyCode, describe(key)].join('\n'));
    if (query.trim() !== '' && !words.every((word) => text.includes(word))) return [];
    return [{ key, isExact: names.some((name) => fold(name) === exact) }];
  });
  return [...hits.filter(({ isExact }) => isExact), ...hits.filter(({ isExact }) => !isExact)].map(({ key }) => key);
}
