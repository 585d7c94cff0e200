export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly tooltip?: string;
}

export type SearchOptions<V extends string> = (query: string) => readonly SelectOption<V>[];

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Options whose label contains the query, those that begin with it first; all of them for none. */
export function matchOptions<V extends string>(
  options: readonly SelectOption<V>[],
  query: string,
): readonly SelectOption<V>[] {
  const text = fold(query.trim());
  if (text === '') return options;
  const found = options.filter(({ label }) => fold(label).includes(text));
  const begins = (option: SelectOption<V>) => fold(option.label).startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
