import { CopyButton, Facts, Notes, Panel, resultToShow, TextCopyable, useMessages, type RunState } from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';
import type { Calculation } from './logic.ts';
import { classes, rightsOf } from './mode.ts';

/** The mode in its two forms, large, and the command that sets it. */
export function ModeFigures({ state }: { state: RunState<Calculation> }) {
  const t = useMessages<typeof en.ui>();
  const shown = resultToShow(state);
  const { octal = '', symbolic = '', commands } = shown?.value ?? {};
  return (
    <div className={styles['result']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
      <Panel>
        <div className={styles['figures']}>
          {commands !== undefined && (
            <>
              <TextCopyable value={octal} label={t('octal')} />
              <TextCopyable value={symbolic} label={t('symbolic')} />
              <span className={styles['command']}>
                <code>{commands.octal}</code>
                <CopyButton value={commands.octal} />
              </span>
            </>
          )}
        </div>
      </Panel>
      <Notes notes={shown?.notes ?? []} />
    </div>
  );
}

/** What the mode allows, in words, and its other forms. */
export function ModeFacts({ state }: { state: RunState<Calculation> }) {
  const t = useMessages<typeof en.ui>();
  const shown = resultToShow(state)?.value;
  if (shown === undefined) return <div className={styles['facts']} />;
  const { mode, clauses, umask, commands } = shown;
  return (
    <div className={styles['facts']}>
      <div className="n-stack">
        <ul className={styles['words']}>
          {classes.map((which) => (
            <li key={which}>
              <span>{t(which)}</span> {t(`may.${rightsOf(mode, which)}`)}
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            { label: t('commandClauses'), value: commands.clauses },
            { label: t('clauses'), value: clauses },
            { label: t('findFiles'), value: commands.findFiles },
            { label: t('findDirectories'), value: commands.findDirectories },
            { label: t('umaskDirectories'), value: umask.directories ?? '' },
            { label: t('umaskFiles'), value: umask.files ?? '' },
          ]}
        />
      </div>
    </div>
  );
}
