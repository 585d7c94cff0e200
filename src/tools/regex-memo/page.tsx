import { Facts, Reference, useMessages } from '#kit';
import type en from './locales/en.json';
import { search } from './logic.ts';

export default function RegexMemo() {
  const t = useMessages<typeof en.ui>();
  const find = (query: string) => [{ id: 'entries', title: t('entries'), rows: search(query) }];
  return (
    <Reference search={t('search')} find={find}>
      {(rows) => <Facts facts={rows.map(({ name, meaning }) => ({ label: name, value: meaning }))} />}
    </Reference>
  );
}
