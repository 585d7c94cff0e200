import { Disclosure, IconButton, useLongList, useMessages } from '#kit';
import styles from './json-to-csv.module.css';
import type en from './locales/en.json';
import { readRecord, writeRecord } from '#formats/csv/record.ts';

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
  const known = new Set(given);
  const all = [...known];
  const chosen = value.trim() === '' ? all : [...new Set(readRecord(value))].filter((name) => known.has(name));
  const picked = new Set(chosen);
  const { shown, more } = useLongList(
    chosen.length === all.length ? chosen : [...chosen, ...all.filter((name) => !picked.has(name))],
    ROWS,
  );
  const set = (names: readonly string[]) =>
    onChange(
      names.length === all.length && names.every((name, index) => name === all[index]) ? '' : writeRecord(names),
    );
  const move = (index: number, by: number) => {
    const names = chosen.toSpliced(index, 1);
    set(names.toSpliced(index + by, 0, chosen[index] ?? ''));
  };
  return (
    <div className={styles['columns']}>
      <Disclosure label={t('chooseColumns', { chosen: chosen.length, count: all.length })}>
        <ol>
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
      </Disclosure>
    </div>
  );
}
