import { useMemo } from 'react';
import {
  Badge,
  CopyButton,
  Facts,
  FieldNote,
  Notes,
  Table,
  TextField,
  useCommonMessages,
  useExplain,
  useMessages,
  type Bound,
} from '#kit';
import type { ToolError } from '#engine/error';
import type { TextSpec } from '#engine/options';
import type { Standing } from './algorithms.ts';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import { emptyRows, present, type Presentation, type Row } from './rows.ts';

interface DigestTableProps {
  /** In hex; undefined while there are none. */
  readonly rows: readonly Row[] | undefined;
  readonly error: ToolError | undefined;
  readonly options: Presentation & { readonly algorithms: string };
  readonly expected: Bound<TextSpec>;
}

const looks = { safe: 'success', legacy: 'warning', broken: 'error', checksum: 'info' } as const satisfies Record<
  Standing,
  string
>;
/** Lines of a digest that are shown; all are copied. */
const SHOWN = 20;

/** The digests, each with its standing and a copy button, and the comparison with an expected one. */
export function DigestTable({ rows, error, options, expected }: DigestTableProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const { encoding, uppercase, expected: wanted } = options;
  const shown = useMemo(
    () => rows && present(rows, { encoding, uppercase, expected: wanted }),
    [rows, encoding, uppercase, wanted],
  );
  const matching = shown?.rows.filter(({ match }) => match) ?? [];
  return (
    <div className="n-stack" data-result>
      <TextField {...expected} hint={t('compareHint')} />
      <div role="status">
        {wanted.trim() !== '' && shown !== undefined && (
          <p className="n-line">
            <Badge look={matching.length > 0 ? 'success' : 'error'} icon={matching.length > 0 ? 'check' : 'x'}>
              {matching.length > 0 ? t('equal', { names: matching.map(nameMatch).join(', ') }) : t('notEqual')}
            </Badge>
          </p>
        )}
        {shown !== undefined && <Notes notes={shown.notes} />}
      </div>
      {error !== undefined && <FieldNote id="digest-error" error={explain(error)} />}
      <Table
        label={t('digests')}
        rows={shown?.rows ?? emptyRows(options.algorithms)}
        rowKey={({ algorithm }) => algorithm}
        columns={[
          {
            key: 'algorithm',
            header: t('algorithm'),
            cell: (row) => (
              <span className="n-line">
                <strong>{row.algorithm}</strong>
                <Badge look={looks[row.standing]}>{t(`standing.${row.standing}`)}</Badge>
                {row.match ? (
                  <Badge look="success" icon="check">
                    {t('equalShort')}
                  </Badge>
                ) : null}
              </span>
            ),
          },
          { key: 'digest', header: t('value'), code: true, cell: ({ digest }) => <Digest text={digest} /> },
          {
            key: 'copy',
            header: common('copy'),
            cell: ({ algorithm, digest }) => (
              <CopyButton value={digest === '' ? undefined : digest} label={algorithm} />
            ),
          },
        ]}
      />
      <p className="n-muted">{t('keccakHint')}</p>
      <Integrity rows={shown?.rows ?? []} />
    </div>
  );
}

const nameMatch = ({ algorithm, match = 0, digest }: Row) =>
  digest.includes('\n') ? `${algorithm} (${match})` : algorithm;

function Digest({ text }: { text: string }) {
  const t = useMessages<typeof en.ui>();
  const lines = text.split('\n');
  if (text === '') return '–';
  return (
    <>
      <span className={styles['digest']}>{lines.slice(0, SHOWN).join('\n')}</span>
      {lines.length > SHOWN && <p className="n-muted">{t('moreLines', { count: lines.length - SHOWN })}</p>}
    </>
  );
}

/** The values for `integrity` attributes. */
function Integrity({ rows }: { rows: readonly Row[] }) {
  const t = useMessages<typeof en.ui>();
  const facts = rows.flatMap(({ algorithm, sri }) => (sri === undefined ? [] : [{ label: algorithm, value: sri }]));
  if (facts.length === 0) return null;
  return (
    <details className={styles['picker']}>
      <summary>{t('sri')}</summary>
      <Facts facts={facts} />
    </details>
  );
}
