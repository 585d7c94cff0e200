import { useMemo } from 'react';
import { useMessages } from '#kit';
import { groups, type EmojiSet, type Group } from './emojis.ts';
import type en from './locales/en.json';
import type { EmojiGroup } from './rows.ts';
import { choiceOf, choose, inTone, searchOf, type ChoiceOptions } from './search.ts';

/** The emojis that a query finds as one group, or those of a keyboard by group; none while they are being loaded. */
export function useEmojiGroups(
  set: EmojiSet | undefined,
  query: string,
  { tone, gender, version }: ChoiceOptions,
): readonly EmojiGroup[] {
  const t = useMessages<typeof en.ui>();
  return useMemo(() => {
    if (set === undefined) return [];
    const titleOf = (group: Group) => t(`group.${group}`);
    const choice = choiceOf({ tone, gender, version });
    const found = query === '' ? set.all : searchOf(set)(query, titleOf);
    const all = choose(found, choice, set).map((base) => ({ base, picture: inTone(base, choice) }));
    const grouped =
      query === ''
        ? groups.map((id) => ({ id, title: titleOf(id), emojis: all.filter(({ base }) => base.group === id) }))
        : [{ id: 'results', title: t('results'), emojis: all }];
    return grouped.filter(({ emojis }) => emojis.length > 0);
  }, [set, query, tone, gender, version, t]);
}
