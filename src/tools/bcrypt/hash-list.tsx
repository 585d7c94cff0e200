import { Alert, Badge, Facts, Table, useMessages, VerdictBadge } from '#kit';
import type en from './locales/en.json';
import type { Verdict } from './verify.ts';

/** What one hash says, or a row for each of several; with whether the password is its own, where that is known. */
export function HashList({ hashes }: { hashes: readonly Verdict[] }) {
  const t = useMessages<typeof en.ui>();
  const [first, ...others] = hashes;
  const isChecked = hashes.some(({ matches }) => matches !== undefined);
  const found = hashes.filter(({ matches }) => matches === true).length;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <>
        {isChecked && (
          <Alert
            look={first.matches === true ? 'success' : 'error'}
            title={t(first.matches === true ? 'passwordMatches' : 'passwordDiffers')}
          />
        )}
        <Facts
          facts={[
            ...(first.name === undefined ? [] : [{ label: t('name'), value: first.name }]),
            ...('scheme' in first
              ? [
                  fact(t('scheme'), first.scheme),
                  ...(first.parameters === '' ? [] : [fact(t('parameters'), first.parameters)]),
                ]
              : [fact(t('version'), first.version), fact(t('cost'), String(first.cost))]),
            { label: t('salt'), value: first.salt },
            { label: t('digest'), value: first.digest },
          ]}
        />
      </>
    );
  }
  const rows = hashes.map((hash, index) => ({ ...hash, number: index + 1 }));
  return (
    <>
      {isChecked && <p>{t('found', { found, total: hashes.length })}</p>}
      <Table
        label={t('hashes')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'number', header: '#', cell: ({ number }) => number },
          ...(isChecked
            ? [{ key: 'match', header: t('match'), cell: ({ matches }: Verdict) => <Match matches={matches} /> }]
            : []),
          ...(hashes.some(({ name }) => name !== undefined)
            ? [{ key: 'name', header: t('name'), cell: ({ name }: Verdict) => name ?? '' }]
            : []),
          { key: 'hash', header: t('result'), cell: ({ hash }) => hash, code: true },
        ]}
      />
    </>
  );
}

/** What nobody copies. */
const fact = (label: string, value: string) => ({ label, value, copy: false }) as const;

function Match({ matches }: { matches?: boolean | undefined }) {
  const t = useMessages<typeof en.ui>();
  if (matches === undefined) return <Badge look="warning">{t('unchecked')}</Badge>;
  return <VerdictBadge isGood={matches}>{t(matches ? 'matches' : 'differs')}</VerdictBadge>;
}
