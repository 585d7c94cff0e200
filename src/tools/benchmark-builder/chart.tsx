import { useLongList, useMessages } from '#kit';
import styles from './benchmark-builder.module.css';
import type { Comparison } from './comparison.ts';
import type en from './locales/en.json';
import { sayValue } from './report.ts';

/** Pixels. */
const ROW = 40;
const BAR = 14;
/** Beyond the measurements, for intervals. */
const ROOM = 1.25;
/** Bars that are drawn at once. */
const STEP = 30;

interface ChartProps {
  readonly comparison: Comparison;
  readonly format: (value: number) => string;
}

/** The means as bars, with the interval of each. */
export function Chart({ comparison: { suites, unit }, format }: ChartProps) {
  const t = useMessages<typeof en.ui>();
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
      <svg
        className={styles['chart']}
        role="img"
        aria-label={t('chart')}
        width="100%"
        height={shown.length * ROW}
        data-literal
      >
        {shown.map(({ order, name, mean, interval, verdict }, index) => {
          const top = index * ROW + 20;
          const middle = top + BAR / 2;
          return (
            <g key={order} data-verdict={verdict}>
              <text x="0" y={top - 6}>
                {name}: {sayValue(mean, unit, format)}
              </text>
              <rect x={at(Math.min(0, mean ?? 0))} y={top} width={width(0, mean ?? 0)} height={BAR} rx="2" />
              {interval !== null && (
                <>
                  <line x1={at(interval.low)} x2={at(interval.high)} y1={middle} y2={middle} />
                  {[interval.low, interval.high].filter(isSeen).map((end, side) => (
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
