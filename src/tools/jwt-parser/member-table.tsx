import { CopyButton, LongText, Table, useIntlLanguage, useMessages } from '#kit';
import { findAlgorithm } from './algorithms.ts';
import type { Member } from './json-part.ts';
import styles from './jwt-parser.module.css';
import en from './locales/en.json';
import { useFromNow } from './use-from-now.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface MemberTableProps {
  readonly label: string;
  readonly members: readonly Member[];
  readonly of: 'param' | 'claim';
}

/** Parameters or claims: name and meaning, and the value. */
export function MemberTable({ label, members, of }: MemberTableProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const sayFromNow = useFromNow();
  return (
    <Table
      label={label}
      rows={members.map((member, index) => ({ ...member, id: String(index) }))}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('name'),
          cell: (member) => (
            <>
              <span className={styles['name']}>{member.name}</span>
              <small className={styles['note']}>{meaningOf(member, of, t)}</small>
            </>
          ),
        },
        {
          key: 'value',
          header: t('value'),
          cell: ({ name, value, time }) => (
            <span className={styles['value']}>
              <span>
                <span className={styles['raw']}>
                  <LongText label={name}>{value}</LongText>
                </span>
                {time !== undefined && (
                  <small className={styles['note']}>{`${sayFromNow(time)} · ${sayTime(time, language)}`}</small>
                )}
              </span>
              <CopyButton value={value} label={name} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** A time as it is here, and in UTC. */
function sayTime(time: string, language: string): string {
  const local = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' }).format(new Date(time));
  return `${local} · ${time}`;
}

function meaningOf({ name, value }: Member, of: 'param' | 'claim', t: T): string {
  const algorithm = of === 'param' && name === 'alg' ? sayAlgorithm(value, t) : undefined;
  if (algorithm !== undefined) return algorithm;
  const key = of === 'param' ? `param.${name}` : `claim.${name}`;
  return Object.hasOwn(en.ui, key) ? t(key as 'claim.iss') : t('unregistered');
}

/** An algorithm in words; undefined for one that is not known. */
function sayAlgorithm(name: string, t: T): string | undefined {
  if (name.toLowerCase() === 'none') return t('alg.none');
  const algorithm = findAlgorithm(name);
  return algorithm && t(`alg.${algorithm.is}`, { ...algorithm });
}
