import { classes, CopyButton, LongText, Pane, useLongList, useMessages } from '#kit';
import type { ReactNode } from 'react';
import type en from './locales/en.json';
import type { Group, Match, Matches } from './logic.ts';
import styles from './regex-tester.module.css';

/** Groups of one match that are shown at first: a page has a list of them for each match. */
const GROUPS = 20;
/** Lines that are read at a glance. */
const FEW = 8;
const NONE: readonly Match[] = [];

const countLines = (matches: readonly Match[]) =>
  matches.slice(0, FEW + 1).reduce((lines, { groups }) => lines + 1 + groups.length, 0);

/** Each match with its place and its groups; `children` stand under the list. */
export function MatchList({ result, children }: { result: Matches | undefined; children: ReactNode }) {
  const t = useMessages<typeof en.ui>();
  const matches = result?.matches ?? NONE;
  const { shown, more } = useLongList(matches);
  return (
    <Pane
      name={result === undefined ? t('matches') : t('count', { count: result.count })}
      isSmall={countLines(matches) <= FEW}
      tools={
        <CopyButton
          value={matches.length === 0 ? undefined : matches.map(({ text }) => text).join('\n')}
          label={t('matches')}
        />
      }
    >
      <div
        className={styles['list']}
        tabIndex={0}
        role="group"
        aria-label={t('matches')}
        data-result
        aria-live="polite"
      >
        {result?.count === 0 && <p className="n-muted">{t('noMatch')}</p>}
        <ol>
          {shown.map((match, index) => (
            <li key={index}>
              <span className={styles['number']}>{index + 1}</span>
              <Found text={match.text} className={classes(styles['match'], index % 2 === 1 && styles['next'])} />
              <Place {...match} />
              <Groups match={match} />
            </li>
          ))}
        </ol>
        {more}
        {children}
      </div>
    </Pane>
  );
}

const Place = ({ start, end }: Pick<Group, 'start' | 'end'>) => (
  <span className={styles['place']}>
    {start}–{end}
  </span>
);

/** A text that was found; white space would not be seen without its frame. */
function Found({ text, className }: { text: string; className: string | undefined }) {
  const t = useMessages<typeof en.ui>();
  if (text === '') return <span className="n-muted">{t('nothing')}</span>;
  return (
    <span className={className} data-literal>
      <LongText label={t('matched')}>{text}</LongText>
    </span>
  );
}

function Groups({ match: { groups } }: { match: Match }) {
  const t = useMessages<typeof en.ui>();
  const { shown, more } = useLongList(groups, GROUPS);
  if (groups.length === 0) return null;
  return (
    <div className={styles['groups']}>
      <dl>
        {shown.map(({ number, name, text, ...place }) => (
          <div key={number}>
            <dt data-literal>{name === null ? number : `${number} ${name}`}</dt>
            <dd>
              {text === null ? (
                <span className="n-muted">{t('noPart')}</span>
              ) : (
                <Found text={text} className={styles['value']} />
              )}
              {text !== null && <Place {...place} />}
            </dd>
          </div>
        ))}
      </dl>
      {more}
    </div>
  );
}
