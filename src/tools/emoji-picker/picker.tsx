import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Alert,
  Button,
  Empty,
  IconButton,
  OptionsLine,
  Section,
  Select,
  TextField,
  useCommonMessages,
  useCopy,
  useExplain,
  useInput,
  useIntlLanguage,
  useMessages,
  useOptions,
} from '#kit';
import { EmojiDetails } from './emoji-details.tsx';
import { EmojiGrid, type Grid } from './emoji-grid.tsx';
import styles from './emoji-picker.module.css';
import { dataVersion, groups as allGroups, type Found, type Group } from './emojis.ts';
import { GroupBar } from './group-bar.tsx';
import { KeptEmojis } from './kept-emojis.tsx';
import type en from './locales/en.json';
import { search } from './operations.ts';
import type { EmojiGroup } from './rows.ts';
import { choiceOf, choose, inTone, searchOf } from './search.ts';
import { useEmojis } from './use-emojis.ts';
import { useKept } from './use-kept.ts';

/** Characters of a query that are searched: what is longer was pasted by mistake. */
const LONGEST_QUERY = 500;

/*
 * The page of the operation `search`, which is done here at once and in the language of the page. Longer than others because
 * search, grid and details share one choice.
 */
export function Picker() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const language = useIntlLanguage();
  const emojis = useEmojis(language);
  const set = emojis.is === 'ready' ? emojis.set : undefined;
  const [text, setText] = useInput('search');
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<Grid>(null);
  const { option, values } = useOptions(search);
  const { copy } = useCopy();
  const kept = useKept(set);
  const query = (typeof text === 'string' ? text : text.head).slice(0, LONGEST_QUERY).trim();
  const { tone, gender, version } = values;
  const titles = JSON.stringify(allGroups.map((group) => [group, t(`group.${group}`)]));
  const groups = useMemo((): readonly EmojiGroup[] => {
    if (set === undefined) return [];
    const choice = choiceOf({ tone, gender, version });
    const titleOf = new Map(JSON.parse(titles) as [Group, string][]);
    const found = query === '' ? set.all : searchOf(set)(query, (group) => titleOf.get(group) ?? '');
    const all = choose(found, choice, set).map((base) => ({ base, picture: inTone(base, choice) }));
    if (query !== '') return [{ id: 'results', title: '', emojis: all }];
    return allGroups
      .map((id) => ({
        id,
        title: titleOf.get(id) ?? '',
        emojis: all.filter(({ base }) => base.group === id),
      }))
      .filter((group) => group.emojis.length > 0);
  }, [set, query, tone, gender, version, titles]);
  // The first letter should not wait for the index.
  useEffect(() => {
    const timer = set && setTimeout(() => searchOf(set), 100);
    return () => clearTimeout(timer);
  }, [set]);

  const count = groups.reduce((sum, group) => sum + group.emojis.length, 0);
  const best = query === '' ? undefined : groups[0]?.emojis[0];
  const shown = (chosen === undefined ? undefined : set?.byKey.get(chosen)) ?? best;
  const onChoose = ({ picture }: Found) => setChosen(picture.key);
  const onCopy = async ({ picture }: Found) => {
    const { emoji, name, key } = picture;
    if (await copy(emoji, t('copied', { emoji, name }))) kept.use(key);
  };
  const change = (next: string) => {
    setText(next);
    // The page shows the hits, and no longer the emoji chosen before.
    setChosen(undefined);
  };
  return (
    <Section name="search">
      <OptionsLine>
        <div
          className={styles['search']}
          data-input
          onKeyDown={(event) => {
            // These keys belong to an input method while it composes.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && best !== undefined) void onCopy(best);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            grid.current?.enter();
          }}
        >
          <TextField
            label={t('query')}
            hideLabel
            value={typeof text === 'string' ? text : text.head}
            onChange={change}
            icon="search"
            code={false}
            placeholder={t('query')}
          />
        </div>
        <Select {...option('tone')} />
        <Select {...option('gender')} />
        <Select {...option('version')} />
      </OptionsLine>
      <p className="n-hidden-text" role="status">
        {query === '' || set === undefined ? '' : common('found', { count })}
      </p>
      <div className={styles['columns']} data-result>
        <div className={styles['picker']}>
          <GroupBar
            onShow={(group) => {
              if (query !== '') change('');
              // The groups come back with the next rendering.
              setTimeout(() => grid.current?.show(group));
            }}
          />
          {emojis.is === 'failed' ? (
            <div className={styles['grid']}>
              <Alert look="error" actions={<Button onClick={emojis.retry}>{t('retry')}</Button>}>
                {explain(emojis.error)}
              </Alert>
            </div>
          ) : set === undefined ? (
            <div className={styles['grid']} role="status">
              <Empty icon="refresh" title={t('loading')} />
            </div>
          ) : count === 0 ? (
            <div className={styles['grid']}>
              <Empty
                icon="filter-search"
                title={common('nothingFound')}
                actions={
                  <Button size="small" onClick={() => change('')}>
                    {common('clearSearch')}
                  </Button>
                }
              />
            </div>
          ) : (
            <EmojiGrid
              ref={grid}
              groups={groups.map((group) => (group.id === 'results' ? { ...group, title: t('results') } : group))}
              chosen={shown?.picture.key}
              onChoose={onChoose}
              onCopy={(found) => void onCopy(found)}
            />
          )}
        </div>
        <div className={styles['aside']}>
          <KeptEmojis
            title={t('favorites')}
            emojis={kept.favorites}
            onChoose={onChoose}
            onCopy={(found) => void onCopy(found)}
          />
          <KeptEmojis
            title={t('recent')}
            emojis={kept.recent}
            action={<IconButton size="small" icon="trash" label={t('forget')} onClick={kept.forget} />}
            onChoose={onChoose}
            onCopy={(found) => void onCopy(found)}
          />
          {set !== undefined && shown !== undefined ? (
            <EmojiDetails
              set={set}
              found={shown}
              isFavorite={kept.isFavorite(shown.picture.key)}
              onToggleFavorite={() => kept.toggleFavorite(shown.picture.key)}
              onChoose={onChoose}
              onCopy={(found) => void onCopy(found)}
            />
          ) : (
            <p className={styles['hint']}>{t('choose')}</p>
          )}
        </div>
      </div>
      <p className="n-muted">{t('dataVersion', { unicode: search.options.version.initial, data: dataVersion })}</p>
    </Section>
  );
}
