import { tools } from '#engine/tools';
import { languages } from '#engine/messages';
import { instance } from './instance/instance.ts';
import { links } from './links.ts';
import type { ShellKey } from './messages.ts';
import { theme } from './settings.ts';
import { chooseLanguage } from './speak.ts';
import { toggleTheme } from './theme.ts';
import type { Translate } from '#kit/language.ts';

export interface PaletteItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly isTool?: boolean;
  readonly group: string;
  /** Further words it is found by. */
  readonly keywords?: readonly string[];
  /** Exactly one of these three. */
  readonly to?: string;
  readonly href?: string;
  readonly run?: () => void;
}

interface Names {
  readonly t: Translate<ShellKey>;
  readonly nameOf: (id: string) => string;
  readonly describe: (id: string) => string;
}

export function toolItem(id: string, { t, nameOf, describe }: Names, group?: string): PaletteItem {
  const category = tools[id]?.category ?? 'text';
  return {
    id,
    name: nameOf(id),
    description: describe(id),
    icon: id,
    isTool: true,
    group: group ?? t(`category.${category}`),
    to: `/${id}`,
  };
}

/** Unbiased enough for a game of chance; not for secrets. */
function randomTool(): string {
  const { hidden } = instance.get();
  const ids = Object.keys(tools).filter((id) => !hidden.has(id));
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ids[number % ids.length] ?? '';
}

/** Everything that is not a tool: actions and pages, found by the words of their name and description. */
export function otherItems({ t }: Names): PaletteItem[] {
  const actions = t('actions');
  const pages = t('pages');
  return [
    {
      id: 'random',
      name: t('randomTool'),
      description: t('randomToolText'),
      icon: 'dice-5',
      group: actions,
      keywords: ['random', 'pick', 'choose'],
      to: `/${randomTool()}`,
    },
    {
      id: 'theme',
      name: t('toggleTheme'),
      description: t('themeText'),
      icon: 'moon',
      group: actions,
      keywords: ['dark', 'light', 'theme', 'mode'],
      run: toggleTheme,
    },
    {
      id: 'system',
      name: t('followSystem'),
      description: t('followSystemText'),
      icon: 'device-desktop',
      group: actions,
      keywords: ['theme', 'auto', 'system'],
      run: () => theme.set('auto'),
    },
    ...languages.map((code) => {
      const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
      return {
        id: `language-${code}`,
        name: own,
        description: t('language'),
        icon: 'language',
        group: actions,
        keywords: ['language', code],
        run: () => chooseLanguage(code),
      };
    }),
    {
      id: 'source',
      name: t('source'),
      description: t('sourceText'),
      icon: 'brand-github',
      group: actions,
      keywords: ['repository', 'code', 'github'],
      href: links.repository,
    },
    {
      id: 'issue',
      name: t('reportIssue'),
      description: t('reportIssueText'),
      icon: 'bug',
      group: actions,
      keywords: ['bug', 'problem', 'error'],
      href: links.issues,
    },
    { id: 'home', name: t('home'), description: t('homeTextShort'), icon: 'home', group: pages, to: '/' },
    {
      id: 'about',
      name: t('about'),
      description: t('aboutText'),
      icon: 'info-circle',
      group: pages,
      keywords: ['learn', 'info', 'help'],
      to: '/about',
    },
  ];
}

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
