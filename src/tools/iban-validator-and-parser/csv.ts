import type { CheckedLine } from './many.ts';

/** The lines as CSV (RFC 4180), with reasons as codes. */
export function toCsv(lines: readonly CheckedLine[]): string {
  const header = 'line,iban,valid,country,bank,branch,account,reasons';
  const rows = lines.map(({ line, iban, valid, country, bank, branch, account, reasons }) => {
    const codes = reasons.map(({ is }) => is).join(' ');
    return [line, iban, valid, country ?? '', bank ?? '', branch ?? '', account ?? '', codes].map(quote).join(',');
  });
  return [header, ...rows, ''].join('\r\n');
}

function quote(field: string | number | boolean): string {
  const text = String(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
