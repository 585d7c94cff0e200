import { loneSurrogate } from '#lib/charset/utf8';
import { placeAt } from '#lib/place';
import { timeKind } from './time.ts';
import type { Fail } from '#lib/text-error';
import { shorten, type Findings } from '../data/findings.ts';
import { mapScalars } from '../data/map-scalars.ts';
import { reportScalars } from '../data/report-scalars.ts';
import { scalar, type Data, type DataMap, type DataScalar, type Span } from '../data/model.ts';
import { eachNode } from '../data/traversal.ts';

export interface TomlFit {
  /** What becomes of nulls. */
  readonly nulls: 'omit' | 'text' | 'error';
  /** What becomes of numbers that 64 bits do not hold. */
  readonly numbers: 'error' | 'text';
  /** Turn texts that are dates or times into dates and times. */
  readonly dates: boolean;
}

/** The document with nothing left that TOML has no form for. Throws `data.…`. */
export function fitToml(root: Data, text: string, options: TomlFit, findings: Findings, fail: Fail): DataMap {
  const refuse = (code: string, span: Span, params: Readonly<Record<string, string | number>> = {}): Error =>
    fail(code, params, { ...placeAt(text, span.start), endOffset: span.end });
  if (root.kind !== 'map') throw refuse(root.kind === 'list' ? 'data.rootList' : 'data.rootScalar', root);
  checkText(root, refuse);
  return mapScalars(root, (value, path) => {
    switch (value.kind) {
      case 'null':
        if (options.nulls === 'error') throw refuse('data.null.error', value, { path: path() });
        findings.add(options.nulls === 'omit' ? 'data.warning.nullsOmitted' : 'data.warning.nullsText', value, path());
        return options.nulls === 'omit' ? undefined : scalar('string', '', value, value.comments);
      case 'integer':
      case 'float':
        // TOML's integer -0 is 0.
        if (isOf64Bits(value)) return value.text === '-0' ? { ...value, text: '0' } : value;
        if (options.numbers === 'error')
          throw refuse('data.number', value, { value: shorten(value.text), path: path() });
        findings.add('data.warning.numbersText', value, path());
        return scalar('string', value.text, value, value.comments);
      case 'string': {
        const kind = options.dates ? timeKind(value.text) : undefined;
        if (kind === undefined) return value;
        findings.add('data.note.datesMade', value, path());
        return scalar(kind, value.text, value, value.comments);
      }
      default:
        return value;
    }
  }) as DataMap;
}

const LARGEST = 2n ** 63n;

/** Integers of 64 bits; floats that neither overflow nor vanish (TOML 1.1, 'Integer', 'Float'). */
function isOf64Bits({ kind, text }: DataScalar): boolean {
  if (kind === 'integer') {
    if (text.length < 19) return true;
    if (text.length > 20) return false;
    const value = BigInt(text);
    return value < LARGEST && value >= -LARGEST;
  }
  if (/^-?(?:inf|nan)$/.test(text)) return true;
  const value = Number(text);
  return Number.isFinite(value) && (value !== 0 || !/[1-9]/.test(text.replace(/[eE].*$/, '')));
}

/** Says which numbers other readers of TOML need not take. */
export function reportNumbersBeyond64(root: Data, findings: Findings): void {
  const isNumber = ({ kind }: DataScalar) => kind === 'integer' || kind === 'float';
  reportScalars(root, findings, 'data.warning.numbersBeyond64', (value) => isNumber(value) && !isOf64Bits(value));
}

/** Half of a surrogate pair is no Unicode text, and TOML has no escape for it. */
function checkText(root: Data, refuse: (code: string, span: Span) => Error): void {
  eachNode(root, (node) => {
    if (node.kind === 'string' && loneSurrogate(node.text) >= 0) throw refuse('data.loneSurrogate', node);
    if (node.kind !== 'map') return;
    for (const { key, keyStart, keyEnd } of node.entries) {
      if (loneSurrogate(key) >= 0) throw refuse('data.loneSurrogate', { start: keyStart, end: keyEnd });
    }
  });
}
