import { Fold, IconButton, useLongList, useMessages } from '#kit';
import { chosenColumns, moveColumn, writeColumns } from './column-order.ts';
import styles from './json-to-csv.module.css';
import type en from './locales/en.json';

interface ColumnChoiceProps {
  /** Names of all columns there are. */
  readonly names: readonly string[];
  /** Names of those that are written, as a line of CSV; '' stands for all. */
  readonly value: string;
  readonly onChange: (columns: string) => void;
}

/** Each has three controls. */
const ROWS = 100;

/** Which columns are written, and in which order. */
export function ColumnChoice({ names: given, value, onChange }: ColumnChoiceProps) {
  const t = useMessages<typeof en.ui>();
  const all = [...new Set(given)];
  const chosen = chosenColumns(all, value);
  const picked = new Set(chosen);
  const { shown, more } = useLongList(
    chosen.length === all.length ? chosen : [...chosen, ...all.filter((name) => !picked.has(name))],
    ROWS,
  );
  const set = (names: readonly string[]) => onChange(writeColumns(all, names));
  const move = (index: number, by: number) => set(moveColumn(chosen, chosen[index] ?? '', index + by));
  return (
    <Fold title={t('chooseColumns', { chosen: chosen.length, count: all.length })}>
      <ol className={styles['columns']}>
        {shown.map((name, index) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={index < chosen.length}
                // A table has one column at least.
                disabled={index < chosen.length && chosen.length === 1}
                onChange={() => set(index < chosen.length ? chosen.toSpliced(index, 1) : [...chosen, name])}
              />
              <span className="n-mono">{name === '' ? t('noName') : name}</span>
            </label>
            {index < chosen.length && (
              <>
                <IconButton
                  icon="arrow-up"
                  label={t('moveUp', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('moveDown', { name })}
                  disabled={index === chosen.length - 1}
                  onClick={() => move(index, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {more}
    </Fold>
  );
}
