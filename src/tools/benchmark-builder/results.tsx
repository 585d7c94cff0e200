import {
  Answer,
  Badge,
  Button,
  CsvButtons,
  Disclosure,
  download,
  Empty,
  Notes,
  resultToShow,
  Table,
  useCommonMessages,
  useCopy,
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
import { ENGLISH, sayMean, sayP, sayValue, sayVariance, shortNumber, write, type ReportWords } from './report.ts';

interface ResultsProps {
  readonly state: RunState<Comparison> & { readonly cancel: () => void };
  readonly test: 'welch' | 'mannWhitney';
  readonly confidence: string;
}

const LOOKS = { better: 'success', worse: 'error', noise: 'warning' } as const;
const lookOf = (verdict: Verdict) => (verdict in LOOKS ? LOOKS[verdict as keyof typeof LOOKS] : 'default');

/** Which suite is the best, by how much and how surely. */
export function Results({ state, test, confidence }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const number = new Intl.NumberFormat(useIntlLanguage(), { maximumFractionDigits: 20 });
  const format = (value: number) => number.format(value);
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  if (state.is === 'cancelled') return <Empty icon="player-stop" title={common('cancelled')} />;
  const done = resultToShow(state);
  if (done === undefined) return null;
  const { suites, unit } = done.value;
  const words = wordsOf(t);
  const say = (value: number | null) => sayValue(value, unit, format);
  const column = (key: keyof typeof en.ui, cell: Column<SuiteResult>['cell']) => ({ key, header: t(key), cell });
  const name = column('suite', (suite) => (
    <span className={styles['name']} data-literal>
      {suite.name}
    </span>
  ));
  const table = { rows: suites, rowKey: ({ order }: SuiteResult) => String(order), labelled: true };
  return (
    <div className={styles['results']}>
      <Notes notes={done.notes} />
      <Lead comparison={done.value} format={format} />
      <Chart comparison={done.value} format={format} />
      <Table
        {...table}
        label={t('compare')}
        columns={[
          column('position', ({ position }) => position ?? '–'),
          name,
          column('samples', ({ samples }) => format(samples)),
          column('mean', (suite) => sayMean(suite, unit, format)),
          column('median', ({ median }) => say(median)),
          column('standardDeviation', ({ standardDeviation }) => say(standardDeviation)),
          column('variance', (suite) => sayVariance(suite, unit, format)),
          column('minimum', ({ minimum }) => say(minimum)),
          column('maximum', ({ maximum }) => say(maximum)),
          column('comparison', (suite) => <VerdictBadge suite={suite} format={format} />),
        ]}
      />
      <div className="n-line">
        <CopyAs make={() => write('markdown', done.value, words)}>{t('copyTable')}</CopyAs>
        <CopyAs make={() => write('bullets', done.value, words)}>{t('copyList')}</CopyAs>
        <CsvButtons make={() => write('csv', done.value)} name="benchmark.csv" />
        <Button
          size="small"
          icon="download"
          onClick={() => download(write('json', done.value), 'benchmark.json', 'application/json')}
        >
          {t('downloadJson')}
        </Button>
      </div>
      <p className={styles['hint']}>{t(`rule.${test}`, { limit: format((100 - Number(confidence)) / 100) })}</p>
      <Disclosure label={t('more')}>
        <Table
          {...table}
          label={t('more')}
          columns={[
            name,
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
      </Disclosure>
    </div>
  );
}

interface VerdictProps {
  readonly suite: SuiteResult;
  readonly format: (value: number) => string;
}

function VerdictBadge({ suite, format }: VerdictProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <Badge look={lookOf(suite.verdict)}>
      <span>
        {t(`verdict.${suite.verdict}`)}
        <span data-literal>{sayP(suite, format)}</span>
      </span>
    </Badge>
  );
}

interface LeadProps {
  readonly comparison: Comparison;
  readonly format: (value: number) => string;
}

/** The best suite, large, and how the next one, or the chosen baseline, compares with it. */
function Lead({ comparison: { suites, baseline }, format }: LeadProps) {
  const t = useMessages<typeof en.ui>();
  const [best, second] = suites;
  if (best === undefined || best.position === null) return null;
  const other = best.order === baseline ? second : best;
  const base = suites.find(({ order }) => order === baseline);
  return (
    <Answer label={t('bestSuite')} value={t('bestMean', { name: best.name })} copy={best.name}>
      {base !== undefined && other !== undefined && other.ratio !== null && (
        <p>
          {t('times', { name: other.name, ratio: format(shortNumber(other.ratio)), baseline: base.name })}{' '}
          <VerdictBadge suite={other} format={format} />
        </p>
      )}
    </Answer>
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
function CopyAs({ make, children }: { readonly make: () => string; readonly children: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} done={copied} onClick={() => void copy(make())}>
      {children}
    </Button>
  );
}
