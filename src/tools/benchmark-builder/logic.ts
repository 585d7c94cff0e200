import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import type { Comparison, SuiteResult } from './comparison.ts';
import { readSuites } from './read-suites.ts';
import { write, type Form } from './report.ts';
import { mannWhitney, welch } from './significance.ts';
import { describe, meanInterval, type Description } from './statistics.ts';
import { nameOf, readMeasure, type Suite } from './suite.ts';

interface CompareOptions {
  readonly unit: string;
  readonly higherIsBetter: boolean;
  /** The name of a suite; '' is the best one. */
  readonly baseline: string;
  readonly variance: 'population' | 'sample';
  readonly confidence: '90' | '95' | '99';
  readonly test: 'welch' | 'mannWhitney';
}

/** A suite with its measures as numbers. */
interface Measured {
  readonly order: number;
  readonly name: string;
  readonly values: readonly number[];
  readonly facts: Description | undefined;
}

/** Compares suites of measures. Throws as `readSuites` does, and `error.baseline`. */
export function compare(text: string, options: CompareOptions, context: RunContext): Comparison {
  const { suites, unit, hasDoubtfulCommas } = readSuites(text);
  if (hasDoubtfulCommas) context.note('note.commas');
  noteNames(suites, context);
  noteMeasures(suites, context);
  const measured = suites.map((suite, index) => {
    context.progress(index, suites.length);
    return measure(suite, index);
  });
  const better = options.higherIsBetter ? -1 : 1;
  const ranked = measured
    .filter(({ facts }) => facts !== undefined)
    .sort((a, b) => better * ((a.facts?.mean ?? 0) - (b.facts?.mean ?? 0)) || a.order - b.order);
  const baseline = findBaseline(measured, ranked, options, context);
  if (baseline?.facts?.mean === 0 && ranked.length > 1)
    context.note('note.zeroBaseline', { name: shorten(baseline.name) });
  const all = [...ranked, ...measured.filter(({ facts }) => facts === undefined)];
  return {
    unit: options.unit.trim() || unit,
    baseline: baseline?.order ?? null,
    suites: all.map((suite) => report(suite, { ...options, baseline, ranked })),
  };
}

/** As `compare`, as a text for others. */
export function summarize(
  text: string,
  options: CompareOptions & { readonly format: Form },
  context: RunContext,
): string {
  return write(options.format, compare(text, options, context));
}

function measure({ name, measures }: Suite, index: number): Measured {
  const values = measures.map(readMeasure).filter((value) => value !== undefined);
  const facts = values.length === 0 ? undefined : describe(values);
  return { order: index + 1, name: name.trim() || nameOf(index), values, facts };
}

function findBaseline(
  measured: readonly Measured[],
  ranked: readonly Measured[],
  options: CompareOptions,
  { note }: RunContext,
): Measured | undefined {
  const wanted = options.baseline.trim();
  if (wanted === '') return ranked[0];
  const found = measured.find(({ name }) => name === wanted);
  if (found === undefined) throw new ToolError('error.baseline', { name: shorten(wanted) }, { option: 'baseline' });
  if (found.facts !== undefined) return found;
  note('warning.baselineEmpty', { name: shorten(wanted) });
  return ranked[0];
}

interface Ranking extends Omit<CompareOptions, 'baseline'> {
  readonly baseline: Measured | undefined;
  readonly ranked: readonly Measured[];
}

function report(suite: Measured, ranking: Ranking): SuiteResult {
  const { order, name, facts } = suite;
  const base = ranking.baseline?.facts;
  if (facts === undefined || base === undefined) return { ...NO_DATA, order, name };
  const alpha = (100 - Number(ranking.confidence)) / 100;
  const variance = ranking.variance === 'sample' ? facts.sampleVariance : facts.populationVariance;
  const { samples, mean, outliers } = facts;
  const interval = meanInterval(facts, alpha);
  return {
    position: ranking.ranked.findIndex((other) => other.facts?.mean === mean) + 1,
    order,
    name,
    samples,
    mean: tidy(mean),
    difference: tidy(mean - base.mean),
    ratio: base.mean === 0 ? null : tidy(mean / base.mean),
    variance: variance === null ? null : tidy(variance),
    standardDeviation: variance === null ? null : tidy(Math.sqrt(variance)),
    median: tidy(facts.median),
    minimum: facts.minimum,
    maximum: facts.maximum,
    p95: tidy(facts.p95),
    interval: interval && { low: tidy(interval.low), high: tidy(interval.high) },
    outliers,
    ...judge(suite, ranking, alpha),
  };
}

/** Without the last digits, in which rounding shows: 5.2 and not 5.199999999999999. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const NO_DATA = {
  position: null,
  samples: 0,
  mean: null,
  difference: null,
  ratio: null,
  variance: null,
  standardDeviation: null,
  median: null,
  minimum: null,
  maximum: null,
  p95: null,
  interval: null,
  outliers: [],
  verdict: 'noData',
  p: null,
} as const;

function judge(
  suite: Measured,
  { baseline, test, higherIsBetter }: Ranking,
  alpha: number,
): Pick<SuiteResult, 'verdict' | 'p'> {
  if (baseline?.facts === undefined || suite.facts === undefined) return { verdict: 'noData', p: null };
  if (suite === baseline) return { verdict: 'baseline', p: null };
  if (suite.values.length < 2 || baseline.values.length < 2) return { verdict: 'fewSamples', p: null };
  const found = test === 'welch' ? welch(suite.facts, baseline.facts) : mannWhitney(suite.values, baseline.values);
  if (found === undefined) return { verdict: 'noSpread', p: null };
  if (found.p >= alpha) return { verdict: 'noise', p: tidy(found.p) };
  return { verdict: found.sign > 0 === higherIsBetter ? 'better' : 'worse', p: tidy(found.p) };
}

function noteNames(suites: readonly Suite[], { note }: RunContext): void {
  const names = suites.map(({ name }) => name.trim());
  const empty = names.filter((name) => name === '').length;
  if (empty > 0) note('note.emptyNames', { count: empty });
  const seen = new Set<string>();
  const twice = new Set(names.filter((name) => name !== '' && seen.size === seen.add(name).size));
  if (twice.size > 0) note('note.sameNames', { list: listOf([...twice]) });
}

function noteMeasures(suites: readonly Suite[], { note }: RunContext): void {
  const wrong = suites.flatMap(({ measures }) =>
    measures.filter((text) => text.trim() !== '' && readMeasure(text) === undefined),
  );
  if (wrong.length > 0) note('warning.notNumbers', { count: wrong.length, list: listOf(wrong) });
}

/** How many things a note names. */
const NAMED = 5;

const listOf = (texts: readonly string[]): string =>
  texts
    .slice(0, NAMED)
    .map((text) => shorten(text))
    .join(', ') + (texts.length > NAMED ? ' …' : '');
