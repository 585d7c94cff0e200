import { useMessages } from '#kit';
import { groups, type Group } from './emojis.ts';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';

/** The best-known emoji of each group. */
const SIGNS: Readonly<Record<Group, string>> = {
  smileys: '😀',
  people: '👋',
  animals: '🐻',
  food: '🍔',
  travel: '🚗',
  activities: '⚽',
  objects: '💡',
  symbols: '🔣',
  flags: '🏁',
};

/** A button for each group, which shows its place in the grid. */
export function GroupBar({ onShow }: { readonly onShow: (group: Group) => void }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['bar']} role="group" aria-label={t('group')}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          aria-label={t(`group.${group}`)}
          title={t(`group.${group}`)}
          onClick={() => onShow(group)}
        >
          {SIGNS[group]}
        </button>
      ))}
    </div>
  );
}
