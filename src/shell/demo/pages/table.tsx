import { CopyButton, Table } from '#kit';

const ROWS = [
  { code: '200', name: 'OK' },
  { code: '404', name: 'Not Found' },
];

export default function TableDemo() {
  return (
    <Table
      label="Status codes"
      rows={ROWS}
      rowKey={(row) => row.code}
      columns={[
        { key: 'code', header: 'Code', cell: (row) => row.code, code: true },
        { key: 'name', header: 'Name', cell: (row) => row.name },
        { key: 'Copy', header: '', cell: (row) => <CopyButton value={row.name} label={row.name} /> },
      ]}
    />
  );
}
