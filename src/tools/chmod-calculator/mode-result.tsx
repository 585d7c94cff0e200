import { Facts, Notes, resultToShow, TextCopyable, useMessages, type RunState } from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';
import type { Calculation } from './logic.ts';
import { classes, rightsOf } from './mode.ts';

/** The mode in all its forms, and in words. */
export function ModeResult({ state }: { state: RunState<Calculation> }) {
  const t = useMessages<typeof en.ui>();
  const shown = resultToShow(state);
  if (shown === undefined) return <div data-result aria-live="polite" />;
  const { mode, octal, symbolic, clauses, umask, commands } = shown.value;
  return (
    <div data-result aria-live="polite" aria-busy={state.is === 'running'}>
      <Notes notes={shown.notes} />
      <div className="n-stack">
        <div className={styles['figures']}>
          <TextCopyable value={octal} label={t('octal')} />
          <TextCopyable value={symbolic} label={t('symbolic')} />
        </div>
        <ul className={styles['words']}>
          {classes.map((which) => (
            <li key={which}>
              <span>{t(which)}</span> {t(`may.${rightsOf(mode, which)}`)}
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            { label: t('command'), value: commands.octal },
            { label: t('commandClauses'), value: commands.clauses },
            { label: t('clauses'), value: clauses },
            { label: t('findFiles'), value: commands.findFiles },
            { label: t('findDirectories'), value: commands.findDirectories },
            { label: t('umaskDirectories'), value: umask.directories },
            { label: t('umaskFiles'), value: umask.files },
          ].filter(({ value }) => value !== null)}
        />
      </div>
    </div>
  );
}
