import { CopyButton, Facts, Notes, TextCopyable, useMessages, type resultToShow } from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';
import type { Calculation } from './logic.ts';
import { classes, rightsOf } from './mode.ts';

/** The mode in its two forms, large, and the command that sets it. */
export function ModeFigures({ shown }: { shown: ReturnType<typeof resultToShow<Calculation>> }) {
  const t = useMessages<typeof en.ui>();
  const { octal = '', symbolic = '', commands } = shown?.value ?? {};
  return (
    <div className={styles['result']} data-result aria-live="polite">
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
      <Notes notes={shown?.notes ?? []} />
    </div>
  );
}

/** What the mode allows, in words, and its other forms. */
export function ModeFacts({ shown }: { shown: Calculation | undefined }) {
  const t = useMessages<typeof en.ui>();
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
