import { useIntlLanguage, useLongList, useMessages } from '#kit';
import styles from './benchmark-builder.module.css';
import type { Comparison, SuiteResult } from './comparison.ts';
import type en from './locales/en.json';
import { shortNumber, withUnit } from './report.ts';

const ROW = 40;
const BAR = 14;
/** Beyond the measurements, for intervals. */
const ROOM = 1.25;
/** Bars that are drawn at once. */
const STEP = 30;

/** The means as bars, with the interval of each. */
export function Chart({ suites, unit }: Comparison) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage(), { maximumFractionDigits: 20 });
  const { shown, more } = useLongList(
    suites.filter(({ mean }) => mean !== null),
    STEP,
  );
  const ends = shown.flatMap(({ minimum, maximum }) => [minimum ?? 0, maximum ?? 0]);
  // Intervals of few measurements are so wide that the bars would be nothing beside them: they go off the picture.
  const [low, high] = [Math.min(0, ...ends) * ROOM, Math.max(0, ...ends) * ROOM];
  const isSeen = (value: number) => value >= low && value <= high;
  /** In percent of the width. */
  const at = (value: number) => `${high === low ? 0 : ((value - low) / (high - low)) * 100}%`;
  const width = (a: number, b: number) => `${high === low ? 0 : (Math.abs(a - b) / (high - low)) * 100}%`;
  return (
    <>
      <svg className={styles['chart']} role="img" aria-label={t('chart')} width="100%" height={shown.length * ROW}>
        {shown.map((suite: SuiteResult, index) => {
          const mean = suite.mean ?? 0;
          const top = index * ROW + 20;
          const middle = top + BAR / 2;
          return (
            <g key={suite.order} data-verdict={suite.verdict}>
              <text x="0" y={top - 6}>
                {suite.name}: {withUnit(number.format(shortNumber(mean)), unit)}
              </text>
              <rect x={at(Math.min(0, mean))} y={top} width={width(0, mean)} height={BAR} rx="2" />
              {suite.interval !== null && (
                <>
                  <line x1={at(suite.interval.low)} x2={at(suite.interval.high)} y1={middle} y2={middle} />
                  {[suite.interval.low, suite.interval.high].filter(isSeen).map((end, side) => (
                    <line key={side} x1={at(end)} x2={at(end)} y1={middle - 5} y2={middle + 5} />
                  ))}
                </>
              )}
            </g>
          );
        })}
      </svg>
      {more}
    </>
  );
}
