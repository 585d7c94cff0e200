import { CopyButton, LongText, Table, useLongList, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Group, Match, Matches } from './logic.ts';
import styles from './regex-tester.module.css';

/** Rows beyond this many are in the result, but not on the page. */
const ROWS = 200;
/** Groups of one match: a table of them has one for each row. */
const GROUPS = 20;

/** Each match with its place and its groups. */
export function MatchTable({ result }: { result: Matches }) {
  const t = useMessages<typeof en.ui>();
  const rows = result.matches.slice(0, ROWS).map((match, index) => ({ ...match, number: index + 1 }));
  if (rows.length === 0) return <p className={styles['none']}>{t('noMatch')}</p>;
  return (
    <div className={styles['table']}>
      <div className="n-line">
        <strong>{t('count', { count: result.count })}</strong>
        <CopyButton value={result.matches.map(({ text }) => text).join('\n')} label={t('matches')} />
      </div>
      <Table
        label={t('matches')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'number', header: '#', cell: ({ number }) => number },
          { key: 'place', header: t('place'), code: true, cell: ({ start, end }) => `${start}–${end}` },
          { key: 'text', header: t('matched'), code: true, cell: (match) => <Quoted text={match.text} /> },
          { key: 'groups', header: t('groups'), cell: (match) => <Groups match={match} /> },
        ]}
      />
      {result.count > rows.length && <p className="n-muted">{t('moreRows', { count: result.count - rows.length })}</p>}
    </div>
  );
}

/** White space would not be seen. */
function Quoted({ text }: { text: string }) {
  const t = useMessages<typeof en.ui>();
  if (text === '') return <span className="n-muted">{t('nothing')}</span>;
  return (
    <span className={styles['value']}>
      <LongText label={t('matched')}>{text}</LongText>
    </span>
  );
}

function Groups({ match }: { match: Match }) {
  const t = useMessages<typeof en.ui>();
  const { shown, more } = useLongList(match.groups, GROUPS);
  if (match.groups.length === 0) return <span className="n-muted">–</span>;
  const nameOf = ({ number, name }: Group) => (name === null ? String(number) : `${number} ${name}`);
  const list = (
    <dl className={styles['groups']} data-literal>
      {shown.map((group) => (
        <div key={group.number}>
          <dt>{nameOf(group)}</dt>
          {group.text === null ? (
            <dd className="n-muted">{t('noPart')}</dd>
          ) : (
            <>
              <dd className="n-mono">
                <Quoted text={group.text} />
              </dd>
              <dd className="n-muted">
                {group.start}–{group.end}
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {list}
      {more}
    </>
  );
}
