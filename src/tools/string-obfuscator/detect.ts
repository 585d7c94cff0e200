import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';
import { TOKENS } from './patterns.ts';

/** A password in an address, as connection strings have it; that of a page is above all an address. */
const CONNECTION = /\b(?!https?:)[a-z][a-z\d+.-]{1,30}:\/\/[^\s:@/?#"'<>]{0,100}:[^\s@/"'<>]{1,200}@[\w.[-]/i;
const PAGE = /\bhttps?:\/\/[^\s:@/?#"'<>]{1,100}:[^\s@/"'<>]{1,200}@[\w.[-]/i;
/** Connection strings of ADO.NET and ODBC: Server=…;User Id=…;Password=… */
const PARAMETERS =
  /^(?=(?:[^\n]*[;?&"'])?[ \t]*(?:server|data source|host|driver|dsn|addr(?:ess)?)[ \t]*=)[^\n]*[;?&][ \t]*(?:password|pwd)[ \t]*=[ \t]*[^\s;&"']/im;
const DRIVER = /\bjdbc:[^\n]{1,500}[;?&]password=[^\s;&]/i;
const ASSIGNED = /(?:password|passwd|pwd|secret|api[_-]?key|access[_-]?token)["']?\s*[=:]\s*["']?[^\s"',;]{4}/i;
/** A log line begins with a time or a level, perhaps in brackets. */
const LOG =
  /^\s*[[(<]?(?:\d{4}[-/]\d\d[-/]\d\d[T ]|\w{3} [ \d]\d \d\d:|\d\d:\d\d:\d\d|(?:time|ts|level|msg)=|(?:trace|debug|info|warn(?:ing)?|error|fatal)\b)/i;
/** A request with a user and password, or with a credential in a header. */
const COMMAND =
  /\b(?:curl|wget|http)(?=\s[^\n]{0,500}?(?:(?<=\s)(?:-u|--user)[ =]?["']?[^\s:"']{1,100}:[^\s"']|\bauthorization:\s*\w+\s+[\w.~+/=-]{8}|--password[ =]\S))/i;

/** How sure it is that there are secrets in the text that must not be shared. */
function detectSecrets(sample: string): number {
  if (CONNECTION.test(sample) || PARAMETERS.test(sample) || DRIVER.test(sample)) return 0.93;
  if (sample.search(TOKENS) >= 0 || COMMAND.test(sample)) return 0.85;
  if (PAGE.test(sample)) return 0.45;
  // A line that only names one may be of anything; a log or a list of settings says more.
  const hasContext = LOG.test(sample) || (/\S\s*\n\s*\S/.test(sample) && !/^\s*[[{<]/.test(sample));
  return hasContext && ASSIGNED.test(sample) ? 0.65 : 0;
}

export const detectors = {
  redact: { detect: detectSecrets, anyText: true },
} satisfies Detectors<typeof operations>;
