import { read, type Iban, type Reason } from './logic.ts';
import { compact } from './written.ts';

export interface CheckedLine {
  /** From 1; empty lines count, but have no result. */
  readonly line: number;
  readonly iban: string;
  readonly valid: boolean;
  readonly country: string | null;
  readonly bank: string | null;
  readonly branch: string | null;
  readonly account: string | null;
  readonly reasons: readonly Reason[];
}

/** Checks one IBAN per line. */
export function checkMany(text: string, { allowQrIban }: { readonly allowQrIban: boolean }): CheckedLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const iban = compact(line);
    return iban === '' ? [] : [summarize(index + 1, read(iban, allowQrIban))];
  });
}

function summarize(line: number, { iban, valid, country, parts, reasons }: Iban): CheckedLine {
  const find = (wanted: string) =>
    parts
      .filter(({ name }) => name === wanted)
      .map(({ value }) => value)
      .join('') || null;
  return {
    line,
    iban,
    valid,
    country,
    bank: find('bank'),
    branch: find('branch'),
    account: find('account'),
    reasons,
  };
}
