import type { Language, Messages } from './messages.ts';
import { byFolder } from './tool.ts';

interface TextsOfTool {
  readonly meta: { readonly shares?: readonly string[] };
  readonly ui: Messages;
}

const own = import.meta.glob<TextsOfTool>('../tools/*/locales/{en,es,fr,pt,ru,zh}.json', { import: 'default' });
const english = byFolder(import.meta.glob<TextsOfTool>('../tools/*/locales/en.json', { import: 'default' }));
const shared = import.meta.glob<Messages>(
  ['../formats/*/locales/{en,es,fr,pt,ru,zh}.json', '../texts/*/{en,es,fr,pt,ru,zh}.json'],
  { import: 'default' },
);

/** All words of a tool in a language, together with those that it shares with others, without its page. */
export async function textsOf(tool: string, language: Language): Promise<Messages> {
  const { shares = [] } = (await english[tool]?.())?.meta ?? {};
  const paths = (name: string) => [`../formats/${name}/locales/${language}.json`, `../texts/${name}/${language}.json`];
  const common = shares.flatMap(paths).map(async (path) => shared[path]?.());
  const ui = (await own[`../tools/${tool}/locales/${language}.json`]?.())?.ui ?? {};
  return Object.assign({}, ...(await Promise.all(common)), ui) as Messages;
}
