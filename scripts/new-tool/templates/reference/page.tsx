import { Facts, Reference, useMessages } from '#kit';
import type en from './locales/en.json';
import * as logic from './logic.ts';
import { search } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  const find = (query: string) => [{ id: 'entries', title: t('entries'), rows: logic.search(query) }];
  return (
    <Reference operation={search} search={t('search')} find={find}>
      {(rows) => <Facts facts={rows.map(({ name, meaning }) => ({ label: name, value: meaning }))} />}
    </Reference>
  );
}
