import { isMap, isPair, isScalar, visit } from 'yaml';
import { compareCodePoints } from '#lib/compare-keys';
import type { YamlDocument } from '#formats/yaml/parse.ts';

/**
 * Sorts the keys of all maps, in place; comments and blank lines hang on the keys and move with them. False when an
 * alias comes before its anchor then.
 */
export function sortDocument(document: YamlDocument): boolean {
  visit(document, {
    Map: (_, map) => {
      if (isMap(map)) map.items.sort((a, b) => compareCodePoints(nameOf(a), nameOf(b)));
    },
  });
  return hasAnchorsFirst(document);
}

const nameOf = (pair: unknown): string => {
  if (!isPair(pair)) return '';
  const { key } = pair;
  return isScalar(key) ? String(key.value) : JSON.stringify(key);
};

function hasAnchorsFirst(document: YamlDocument): boolean {
  const anchors = new Set<string>();
  let isGood = true;
  visit(document, {
    Value: (_, { anchor }) => {
      if (anchor !== undefined) anchors.add(anchor);
    },
    Alias: (_, { source }) => {
      isGood &&= anchors.has(source);
    },
  });
  return isGood;
}
