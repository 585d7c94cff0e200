import { CsvButtons, Table, useMessages } from '#kit';
import { toCsv } from './csv.ts';
import type en from './locales/en.json';
import type { UserAgentLine } from './logic.ts';
import { nameDevice, write } from './summary.ts';

/** A row for each user agent, also as CSV. */
export function UserAgentTable({ lines }: { readonly lines: readonly UserAgentLine[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-stack">
      <div className="n-line">
        <CsvButtons make={() => toCsv(lines)} name="user-agents.csv" />
      </div>
      <Table
        label={t('parseLines')}
        rows={lines}
        labelled
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          { key: 'client', header: t('client'), cell: ({ client, browser }) => write(client ?? browser) },
          { key: 'os', header: t('os'), cell: ({ os }) => write(os) },
          { key: 'device', header: t('device'), cell: ({ device }) => device && nameDevice(device) },
          { key: 'userAgent', header: t('userAgent'), cell: ({ userAgent }) => userAgent, code: true },
        ]}
      />
    </div>
  );
}
