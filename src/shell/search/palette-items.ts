import { languages } from '#engine/messages';
import { fold, type SearchEntry } from '#engine/search';
import { tools } from '#engine/tools';
import type { Translate } from '#kit/settings/language.ts';
import { copyPageLink } from '../tool-page/copy-page-link.ts';
import type { ShownOffer } from './offers.ts';
import { openDialog } from '../frame/dialog-state.ts';
import { instance } from '../instance/instance.ts';
import { links } from '../routes/links.ts';
import { englishText, type LaterKey } from '../texts/later.ts';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { pathTo } from '../routes/routes.ts';
import { theme } from '../settings/settings.ts';
import { chooseLanguage } from '../texts/speak.ts';
import { toggleTheme } from '../settings/theme.ts';

export interface PaletteItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly isTool?: boolean;
  readonly group: string;
  /** The offer of a pasted text that it is. */
  readonly shown?: ShownOffer;
  /** Further words it is found by, in English, the English name first. */
  readonly keywords?: readonly string[];
  /** Exactly one of these three. */
  readonly to?: string;
  readonly href?: string;
  readonly run?: () => void;
  /** False: the palette stays open. */
  readonly closeOnSelect?: boolean;
}

export interface PaletteNames {
  readonly t: Translate<LaterKey>;
  readonly nameOf: (id: string) => string;
  readonly cardOf: (id: string) => string;
}

export function toolItem(id: string, { t, nameOf, cardOf }: PaletteNames, group?: string): PaletteItem {
  const category = tools[id]?.category ?? 'text';
  return {
    id,
    name: nameOf(id),
    description: cardOf(id),
    icon: id,
    isTool: true,
    group: group ?? t(`category.${category}`),
    to: pathTo('tool', { id }),
  };
}

/** Unbiased enough for a game of chance; not for secrets. */
function randomTool(): string {
  const { hidden } = instance.get();
  const ids = Object.keys(tools).filter((id) => !hidden.has(id));
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ids[number % ids.length] ?? '';
}

/** Key of name, key of description, icon, English search words, what it does. */
type Action = readonly [name: LaterKey, text: LaterKey, icon: string, keywords: string, does: Does];
type Does = Pick<PaletteItem, 'to' | 'href' | 'run' | 'closeOnSelect'>;

interface Deeds {
  readonly navigate: (path: string) => void;
  readonly copy: (text: string) => Promise<boolean>;
  /** Undefined while the page has no result. */
  readonly openResult: (() => void) | undefined;
}

const actionsOf = ({ navigate, copy, openResult }: Deeds): readonly Action[] => [
  ...(openResult === undefined
    ? []
    : [['openResult', 'openResultText', 'route', 'pass send pipe next tool output', { run: openResult }] as const]),
  [
    'randomTool',
    'randomToolText',
    'dice-5',
    'random pick choose select',
    { run: () => navigate(pathTo('tool', { id: randomTool() })) },
  ],
  [
    'toggleTheme',
    'themeText',
    'moon',
    'dark light theme mode toggle',
    // It stays open, so that one sees the difference.
    { run: toggleTheme, closeOnSelect: false },
  ],
  ['followSystem', 'followSystemText', 'device-desktop', 'theme auto system', { run: () => theme.set('auto') }],
  ['copyLink', 'copyLinkText', 'link', 'share url address', { run: () => copyPageLink(copy) }],
  [
    'settings',
    'settingsText',
    'adjustments',
    'preferences options export import backup recent',
    { run: () => void openDialog('settings') },
  ],
  ['shortcuts', 'shortcutsText', 'keyboard', 'keys hotkeys help', { run: () => void openDialog('shortcuts') }],
  [
    'clearData',
    'clearDataText',
    'trash',
    'delete erase reset forget privacy storage',
    { run: () => void openDialog('clear') },
  ],
  ['source', 'sourceText', 'brand-github', 'repository repo code github git', { href: links.repository }],
  ['reportIssue', 'reportIssueText', 'bug', 'bug problem error report request feature', { href: links.issues }],
];

const pages: readonly Action[] = [
  ['home', 'homeTextShort', 'home', 'start all tools', { to: pathTo('home') }],
  ['about', 'aboutText', 'info-circle', 'learn info help more licence', { to: pathTo('about') }],
];

/** Everything that is not a tool: actions, languages and pages. */
export function otherItems({ t }: PaletteNames, deeds: Deeds): PaletteItem[] {
  const items = (actions: readonly Action[], group: string) =>
    actions.map(([name, text, icon, keywords, does]): PaletteItem => {
      const inEnglish = [name, text].map(englishText);
      return {
        id: name,
        name: t(name),
        description: t(text),
        icon,
        group,
        keywords: [...inEnglish, ...keywords.split(' ')],
        ...does,
      };
    });
  const language = languages.map((code): PaletteItem => ({
    id: `language-${code}`,
    name: LANGUAGE_NAMES[code],
    description: t('language'),
    icon: 'language',
    group: t('language'),
    keywords: [ENGLISH_NAMES[code], 'language', code],
    run: () => chooseLanguage(code),
  }));
  return [...items(actionsOf(deeds), t('actions')), ...language, ...items(pages, t('pages'))];
}

/** Not asked of Intl.DisplayNames, whose first use costs a slow phone a tenth of a second. */
const ENGLISH_NAMES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
  ru: 'Russian',
  zh: 'Chinese',
} as const;

/** What an action is called: its name, in the spoken language and in English, its id, and the group that it is in. */
export const namesOf = ({ id, name, group, keywords: [english = name] = [] }: PaletteItem): readonly string[] => [
  name,
  english,
  id,
  group,
];

/** What the search reads of an action. */
export const entryOf = ({ id, name, description, keywords = [] }: PaletteItem): SearchEntry => ({
  id,
  names: [fold(name)],
  words: keywords.map(fold),
  descriptions: [fold(description)],
});

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** How many there are in all. */
  readonly count: number;
}

const PER_GROUP = 5;

/** Items by group in the order of each group's best item, at most five of each unless it is opened. */
export function groupItems(items: readonly PaletteItem[], opened: ReadonlySet<string>): PaletteGroup[] {
  const groups = new Map<string, PaletteItem[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group === undefined) groups.set(item.group, [item]);
    else group.push(item);
  }
  return [...groups].map(([title, all]) => ({
    title,
    count: all.length,
    items: opened.has(title) ? all : all.slice(0, PER_GROUP),
  }));
}
