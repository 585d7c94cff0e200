import { Button, IconButton, TextField, useMessages } from '#kit';
import { elapsed, isRunning, shownAt, type Chronometer } from './chronometer.ts';
import styles from './chronometer.module.css';
import { formatSeconds } from './duration.ts';
import type en from './locales/en.json';
import { hasEnd, useNow, type Chronometers } from './use-chronometers.ts';
import { useNames } from './use-names.ts';

interface ChronometerListProps {
  readonly all: Chronometers;
  /** Called before one is removed. */
  readonly onRemove: () => void;
}

/** All chronometers, of which one is large; each goes on by itself. */
export function ChronometerList({ all, onRemove }: ChronometerListProps) {
  const t = useMessages<typeof en.ui>();
  const names = useNames();
  const { chronometers, current } = all;
  return (
    <section className="n-stack" aria-labelledby="chronometers">
      <div className={styles['head']}>
        <h2 id="chronometers">{t('chronometers')}</h2>
        <Button size="small" icon="plus" disabled={!all.canAdd} onClick={all.add}>
          {t('add')}
        </Button>
      </div>
      <ul className={styles['list']}>
        {chronometers.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === current.id} onClick={() => all.select(one.id)}>
              <span>{names.shown(one.id)}</span>
              <Time chronometer={one} />
            </button>
            {chronometers.length > 1 && (
              <IconButton
                icon="trash"
                label={t('remove', { name: names.shown(one.id) })}
                onClick={() => {
                  onRemove();
                  all.remove(one.id);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <TextField
        key={current.id}
        label={t('name')}
        hint={t('nameHint')}
        value={names.typed(current.id)}
        onChange={(name) => names.set(current.id, name)}
        placeholder={names.shown(current.id)}
        code={false}
      />
    </section>
  );
}

function Time({ chronometer }: { readonly chronometer: Chronometer }) {
  const passed = elapsed(chronometer, useNow(isRunning(chronometer)));
  return <span className="n-mono">{formatSeconds(shownAt(chronometer, passed), hasEnd(chronometer))}</span>;
}
