import { CsvWriter } from '#formats/csv/write.ts';
import type { UserAgentLine } from './logic.ts';

const COLUMNS = (
  'line,kind,client,clientVersion,purpose,browser,browserVersion,engine,engineVersion,os,osVersion,vendor,model,type,' +
  'cpu,userAgent'
).split(',');

/** The user agents as CSV (RFC 4180). */
export function toCsv(lines: readonly UserAgentLine[]): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(COLUMNS);
  for (const { line, kind, client, browser, engine, os, device, cpu, userAgent } of lines) {
    const named = [browser, engine, os].flatMap((item) => [item?.name, item?.version]);
    const { vendor, model, type } = device ?? {};
    const fields = [client?.name, client?.version, client?.purpose, ...named, vendor, model, type, cpu, userAgent];
    csv.add([String(line), kind, ...fields.map((field) => csv.text(field ?? ''))]);
  }
  return csv.finish();
}
