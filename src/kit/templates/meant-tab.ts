/** A tab and its names: in the page's language, in English, in code. */
export interface NamedTab {
  readonly name: string;
  readonly texts: readonly string[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The tab whose name a search contains (`binary to text`), otherwise the only one with one of its words (`base64 decode`). */
export function meantTab(search: string, tabs: readonly NamedTab[]): string | undefined {
  const asked = wordsOf(search);
  const named = tabs.map(({ name, texts }) => ({
    name,
    texts: texts.map((text) => wordsOf(text.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))),
  }));
  const whole = named.find(({ texts }) =>
    texts.some((words) => words.length > 1 && asked.join(' ').includes(words.join(' '))),
  );
  if (whole !== undefined) return whole.name;
  const has = ({ texts }: (typeof named)[number], word: string) => texts.flat().includes(word);
  const alone = asked.map((word) => named.filter((tab) => has(tab, word))).filter(({ length }) => length === 1);
  return alone[0]?.[0]?.name;
}
