import {
  Alert,
  Badge,
  Button,
  download,
  Fold,
  Notes,
  resultToShow,
  Table,
  useCommonMessages,
  useCopy,
  useExplain,
  useIntlLanguage,
  useMessages,
  Working,
  type Column,
  type RunState,
} from '#kit';
import styles from './benchmark-builder.module.css';
import { Chart } from './chart.tsx';
import type { Comparison, SuiteResult, Verdict } from './comparison.ts';
import type en from './locales/en.json';
import { ENGLISH, sayMean, sayVariance, sayVerdict, shortNumber, withUnit, write, type ReportWords } from './report.ts';

interface ResultsProps {
  readonly state: RunState<Comparison> & { readonly cancel: () => void };
  readonly test: 'welch' | 'mannWhitney';
  readonly confidence: string;
  /** Whether an error of the text is said here, because no pane shows it. */
  readonly isError: boolean;
}

type Heading =
  | 'position'
  | 'suite'
  | 'samples'
  | 'mean'
  | 'variance'
  | 'comparison'
  | 'median'
  | 'standardDeviation'
  | 'minimum'
  | 'maximum'
  | 'p95'
  | 'outliers';

const LOOKS = { better: 'success', worse: 'error', noise: 'warning' } as const;
const lookOf = (verdict: Verdict) => (verdict in LOOKS ? LOOKS[verdict as keyof typeof LOOKS] : 'default');

/** Which suite is the best, and by how much and how surely. */
export function Results({ state, test, confidence, isError }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const number = new Intl.NumberFormat(useIntlLanguage(), { maximumFractionDigits: 20 });
  const format = (value: number) => number.format(value);
  if (state.is === 'failed') return isError ? <Alert look="error">{explain(state.error)}</Alert> : null;
  if (state.is === 'cancelled') return <Alert look="info">{common('cancelled')}</Alert>;
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  const done = resultToShow(state);
  // Its place is kept, so that what follows does not move when it comes.
  if (done === undefined) return <div className={styles['waiting']} />;
  const { suites, unit } = done.value;
  const words = wordsOf(t);
  const say = (value: number | null) => (value === null ? '–' : withUnit(format(shortNumber(value)), unit));
  const column = (key: Heading, cell: Column<SuiteResult>['cell']) => ({ key, header: t(key), cell });
  const name = column('suite', ({ name }) => <span className={styles['name']}>{name}</span>);
  const table = { rows: suites, rowKey: ({ order }: SuiteResult) => String(order), labelled: true };
  return (
    <div className={styles['results']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
      <Notes notes={done.notes} />
      <Chart {...done.value} />
      <Table
        {...table}
        label={t('compare')}
        columns={[
          column('position', ({ position }) => position ?? '–'),
          name,
          column('samples', ({ samples }) => format(samples)),
          column('mean', (suite) => sayMean(suite, unit, format)),
          column('variance', (suite) => sayVariance(suite, unit, format)),
          column('comparison', (suite) => (
            <Badge look={lookOf(suite.verdict)}>{sayVerdict(suite, words, format)}</Badge>
          )),
        ]}
      />
      <p className={styles['hint']}>{t(`rule.${test}`, { limit: format((100 - Number(confidence)) / 100) })}</p>
      <div className="n-line">
        <CopyAs make={() => write('markdown', done.value, words)}>{t('copyTable')}</CopyAs>
        <CopyAs make={() => write('bullets', done.value, words)}>{t('copyList')}</CopyAs>
        <Button
          size="small"
          icon="download"
          onClick={() => download(write('csv', done.value), 'benchmark.csv', 'text/csv')}
        >
          {t('downloadCsv')}
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() => download(write('json', done.value), 'benchmark.json', 'application/json')}
        >
          {t('downloadJson')}
        </Button>
      </div>
      <Fold title={t('more')}>
        <Table
          {...table}
          label={t('more')}
          columns={[
            name,
            column('median', ({ median }) => say(median)),
            column('standardDeviation', ({ standardDeviation }) => say(standardDeviation)),
            column('minimum', ({ minimum }) => say(minimum)),
            column('maximum', ({ maximum }) => say(maximum)),
            column('p95', ({ p95 }) => say(p95)),
            {
              key: 'interval',
              header: t('interval', { percent: `${confidence}%` }),
              cell: ({ interval }) =>
                interval === null ? '–' : `${format(shortNumber(interval.low))} … ${say(interval.high)}`,
            },
            column('outliers', ({ outliers }) => listOutliers(outliers, format)),
          ]}
        />
        <p className={styles['hint']}>{t('outlierRule')}</p>
      </Fold>
    </div>
  );
}

const wordsOf = (t: (key: keyof ReportWords) => string) =>
  Object.fromEntries(
    (Object.keys(ENGLISH) as (keyof ReportWords)[]).map((key) => [key, t(key)]),
  ) as unknown as ReportWords;

/** Outliers that are named. */
const NAMED = 5;

const listOutliers = (outliers: readonly number[], format: (value: number) => string): string =>
  outliers.length === 0
    ? '–'
    : outliers.slice(0, NAMED).map(format).join('; ') +
      (outliers.length > NAMED ? ` … (${format(outliers.length)})` : '');

/** Copies what is made when it is pressed. */
function CopyAs({ make, children }: { make: () => string; children: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} done={copied} onClick={() => void copy(make())}>
      {children}
    </Button>
  );
}
