import { childAt, countChildren, isCollection, type Data } from '#formats/data/model.ts';

/** The first value of one list of documents that is another in the second. Comments and places do not count. */
export function findDifference(before: readonly Data[], after: readonly Data[]): Data | undefined {
  if (before.length !== after.length) return before[0] ?? after[0];
  // Values that aliases share are compared once.
  const compared = new Map<Data, Data>();
  const rest = before.map((data, index) => [data, after[index]!] as const);
  for (let pair = rest.pop(); pair !== undefined; pair = rest.pop()) {
    const [one, other] = pair;
    if (!isSame(one, other)) return one;
    if (!isCollection(one) || !isCollection(other) || compared.get(one) === other) continue;
    compared.set(one, other);
    for (let index = 0; index < countChildren(one); index++) rest.push([childAt(one, index), childAt(other, index)]);
  }
  return undefined;
}

function isSame(one: Data, other: Data): boolean {
  if (one.kind === 'map') {
    return (
      other.kind === 'map' &&
      one.entries.length === other.entries.length &&
      one.entries.every(({ key }, index) => key === other.entries[index]!.key)
    );
  }
  if (one.kind === 'list') return other.kind === 'list' && one.items.length === other.items.length;
  return one.kind === other.kind && one.text === other.text;
}
