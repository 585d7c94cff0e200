import { CopyButton, Table, useIntlLanguage, useMessages } from '#kit';
import { findAlgorithm } from './algorithms.ts';
import type { Member } from './json-part.ts';
import styles from './jwt-parser.module.css';
import en from './locales/en.json';
import { sayRelative } from '#lib/say-relative';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface MemberTableProps {
  readonly label: string;
  readonly members: readonly Member[];
  readonly of: 'param' | 'claim';
}

/** Parameters or claims: name, value and what they mean. */
export function MemberTable({ label, members, of }: MemberTableProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const rows = members.map((member, index) => ({ ...member, id: `${index}` }));
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t('name'), cell: ({ name }) => <span className={styles['name']}>{name}</span> },
        { key: 'value', header: t('value'), cell: (member) => <Value member={member} language={language} /> },
        { key: 'meaning', header: t('meaning'), cell: (member) => meaningOf(member, of, t) },
      ]}
    />
  );
}

function Value({ member: { name, value, time }, language }: { member: Member; language: string }) {
  return (
    <span className={styles['value']}>
      <span>
        <span className={styles['raw']}>{value}</span>
        {time !== undefined && <small>{sayTime(time, language)}</small>}
      </span>
      <CopyButton value={value} label={name} />
    </span>
  );
}

/** A time as it is here, in UTC, and how far it is. */
function sayTime(time: string, language: string): string {
  const local = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));
  const seconds = (Date.parse(time) - Date.now()) / 1000;
  return `${local} · ${time} · ${sayRelative(seconds, language)}`;
}

function meaningOf({ name, value }: Member, of: 'param' | 'claim', t: T): string {
  const key = of === 'param' ? `param.${name}` : `claim.${name}`;
  const known = Object.hasOwn(en.ui, key) ? t(key as 'claim.iss') : t('unregistered');
  const algorithm = of === 'param' && name === 'alg' ? sayAlgorithm(value, t) : undefined;
  return algorithm ?? known;
}

/** An algorithm in words; undefined for one that is not known. */
function sayAlgorithm(name: string, t: T): string | undefined {
  if (name.toLowerCase() === 'none') return t('alg.none');
  const algorithm = findAlgorithm(name);
  return algorithm && t(`alg.${algorithm.is}`, { ...algorithm });
}
