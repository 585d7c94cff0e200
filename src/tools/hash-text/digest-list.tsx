import { useMemo, type ReactNode } from 'react';
import {
  Badge,
  classes,
  CopyButton,
  Disclosure,
  Facts,
  FieldNote,
  Notes,
  Pane,
  ResultList,
  TextField,
  useExplain,
  useMessages,
  VerdictBadge,
  type Bound,
  type Result,
} from '#kit';
import type { ToolError } from '#engine/error';
import type { TextSpec } from '#engine/options';
import type { Standing } from './algorithms.ts';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import { zeroRows, present, type Presentation, type Row } from './rows.ts';

interface DigestListProps {
  /** In hex, unless `isPresented`; undefined while there are none. */
  readonly rows: readonly Row[] | undefined;
  /** The rows are in the chosen encoding, and compared. */
  readonly isPresented?: boolean;
  readonly error: ToolError | undefined;
  /** What is hashed. */
  readonly children: ReactNode;
  readonly options: Presentation & { readonly algorithms: string };
  readonly expected: Bound<TextSpec>;
}

const looks = { safe: 'success', legacy: 'warning', broken: 'error', checksum: 'info' } as const satisfies Record<
  Standing,
  string
>;
/** Lines of a digest that are shown; all are copied. */
const SHOWN = 20;

/** What is hashed and compared, and beside it the digests, each with its standing and a copy button. */
export function DigestList({ rows, isPresented = false, error, options, expected, children }: DigestListProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const { encoding, uppercase, expected: wanted } = options;
  const shown = useMemo(
    () => rows && (isPresented ? { rows, notes: [] } : present(rows, { encoding, uppercase, expected: wanted })),
    [rows, isPresented, encoding, uppercase, wanted],
  );
  const matching = shown?.rows.filter(({ match }) => match) ?? [];
  const isPending = shown === undefined;
  const listed = (shown?.rows ?? zeroRows(options.algorithms, encoding)).map((row): Result => ({
    name: row.algorithm,
    value: isPending ? undefined : row.digest,
    label: <RowHead row={row} />,
    shown: <Digest text={row.digest} isPending={isPending} />,
  }));
  return (
    <div className={styles['columns']}>
      <div className="n-stack">
        {children}
        <TextField {...expected} hint={t('compareHint')} />
        <div role="status">
          {wanted.trim() !== '' && shown !== undefined && (
            <p className="n-line">
              <VerdictBadge isGood={matching.length > 0}>
                {matching.length > 0 ? t('equal', { names: matching.map(nameMatch).join(', ') }) : t('notEqual')}
              </VerdictBadge>
            </p>
          )}
          {shown !== undefined && <Notes notes={shown.notes} />}
        </div>
      </div>
      <div className="n-stack" data-result>
        {error?.where.option !== undefined && <FieldNote id="digest-error" error={explain(error)} />}
        {error === undefined && (
          <Pane name={t('digests')} height="auto" tools={<CopyButton value={listAll(shown?.rows)} />}>
            <ResultList label={t('digests')} results={listed} />
          </Pane>
        )}
        <p className="n-muted">{t('keccakHint')}</p>
        <Integrity rows={shown?.rows ?? []} />
      </div>
    </div>
  );
}

/** All digests as one text, each after the name of its algorithm. */
const listAll = (rows: readonly Row[] | undefined) =>
  rows?.map(({ algorithm, digest }) => `${algorithm}:${digest.includes('\n') ? '\n' : ' '}${digest}`).join('\n');

function RowHead({ row }: { row: Row }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['algorithm']}>
      <strong>{row.algorithm}</strong>
      <Badge look={looks[row.standing]}>{t(`standing.${row.standing}`)}</Badge>
      {row.match ? <VerdictBadge isGood>{t('equalShort')}</VerdictBadge> : null}
    </div>
  );
}

const nameMatch = ({ algorithm, match = 0, digest }: Row) =>
  digest.includes('\n') ? `${algorithm} (${match})` : algorithm;

function Digest({ text, isPending }: { text: string; isPending: boolean }) {
  const t = useMessages<typeof en.ui>();
  const { shown, left } = useMemo(() => beginningOf(text), [text]);
  return (
    <>
      <span className={classes(styles['digest'], isPending && styles['pending'])}>{shown}</span>
      {left > 0 && <p className="n-muted">{t('moreLines', { count: left })}</p>}
    </>
  );
}

/** The first lines of a text, and how many more there are. */
function beginningOf(text: string): { shown: string; left: number } {
  let lines = 1;
  let cut = text.length;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1), lines += 1) if (lines === SHOWN) cut = at;
  return { shown: text.slice(0, cut), left: Math.max(0, lines - SHOWN) };
}

/** The values for `integrity` attributes. */
function Integrity({ rows }: { rows: readonly Row[] }) {
  const t = useMessages<typeof en.ui>();
  const facts = rows.flatMap(({ algorithm, sri }) => (sri === undefined ? [] : [{ label: algorithm, value: sri }]));
  if (facts.length === 0) return null;
  return (
    <Disclosure label={t('sri')}>
      <Facts facts={facts} />
    </Disclosure>
  );
}
