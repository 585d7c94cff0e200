import { toCsv } from './csv.ts';
import { read, type Iban } from './logic.ts';
import type { CheckedLine } from './checked-line.ts';
import { compact } from './written.ts';

/** Checks one IBAN a line. */
export function checkMany(text: string, { allowQrIban }: { readonly allowQrIban: boolean }): CheckedLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const iban = compact(line);
    return iban === '' ? [] : [summarize(index + 1, read(iban, allowQrIban))];
  });
}

/** As `checkMany`, as CSV. */
export const manyToCsv = (text: string, options: { readonly allowQrIban: boolean }): string =>
  toCsv(checkMany(text, options));

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
