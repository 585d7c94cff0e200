import { classes, useLongList, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Group, Match, Matches } from './logic.ts';
import { colourOf } from './pointing.ts';
import styles from './regex-tester.module.css';
import { visible } from './visible.ts';
import { usePointing } from './use-pointing.ts';

/** Rows beyond this many are in the result, but not on the page. */
const ROWS = 200;
/** Groups of one match: a list of them has one for each row. */
const GROUPS = 20;

/** Each match with its place and its groups. */
export function MatchList({ result }: { result: Matches }) {
  const t = useMessages<typeof en.ui>();
  const rows = result.matches.slice(0, ROWS);
  if (rows.length === 0) return <p className={styles['none']}>{t('noMatch')}</p>;
  return (
    <>
      <ol className={styles['matches']} data-literal>
        {rows.map((match, index) => (
          <MatchRow key={index} match={match} index={index} />
        ))}
      </ol>
      {result.count > rows.length && (
        <p className={styles['none']}>{t('moreRows', { count: result.count - rows.length })}</p>
      )}
    </>
  );
}

function MatchRow({ match, index }: { match: Match; index: number }) {
  const t = useMessages<typeof en.ui>();
  const { pointed, point } = usePointing();
  const { shown, more } = useLongList(match.groups, GROUPS);
  return (
    <li
      className={classes(pointed.match === index && styles['pointed'])}
      onPointerEnter={() => point({ match: index })}
      onPointerLeave={() => point({})}
    >
      <span className="n-muted">{index + 1}</span>
      <Value text={match.text} className={styles['whole']} />
      <span className="n-muted" title={t('place')}>
        {match.start}–{match.end}
      </span>
      {match.groups.length > 0 && (
        <ul aria-label={t('groups')}>
          {shown.map((group) => (
            <li
              key={group.number}
              className={classes(
                pointed.group === group.number && (pointed.match ?? index) === index && styles['pointed'],
              )}
              onPointerEnter={() => point({ match: index, group: group.number })}
              onPointerLeave={() => point({ match: index })}
            >
              <span className="n-muted">{nameOf(group)}</span>
              {group.text === null ? (
                <span className="n-muted">{t('noPart')}</span>
              ) : (
                <>
                  <Value text={group.text} className={styles[`mark-${colourOf(group.number)}`]} />
                  <span className="n-muted">
                    {group.start}–{group.end}
                  </span>
                </>
              )}
            </li>
          ))}
          {more}
        </ul>
      )}
    </li>
  );
}

const nameOf = ({ number, name }: Group): string => (name === null ? String(number) : `${number} ${name}`);

function Value({ text, className }: { text: string; className: string | undefined }) {
  const t = useMessages<typeof en.ui>();
  return text === '' ? (
    <span className="n-muted">{t('nothing')}</span>
  ) : (
    <code className={className}>{visible(text)}</code>
  );
}
