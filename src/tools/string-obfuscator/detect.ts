import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** A password in an address, as connection strings have it; that of a page is above all an address. */
const CONNECTION = /\b(?!https?:)[a-z][a-z\d+.-]{1,30}:\/\/[^\s:@/?#"'<>]{0,100}:[^\s@/"'<>]{1,200}@[\w.[-]/i;
const PAGE = /\bhttps?:\/\/[^\s:@/?#"'<>]{1,100}:[^\s@/"'<>]{1,200}@[\w.[-]/i;
/** Tokens that say by their beginning whose they are. */
const TOKEN =
  /\b(?:A(?:KIA|SIA)[A-Z\d]{16}|gh[oprsu]_[A-Za-z\d]{36}|github_pat_\w{22}|xox[abprs]-[\w-]{10}|[rs]k_(?:live|test)_[A-Za-z\d]{10}|glpat-[\w-]{20}|npm_[A-Za-z\d]{36}|AIza[\w-]{35}|hf_[A-Za-z]{30}|sk-[\w-]{20})/;
const ASSIGNED = /(?:password|passwd|pwd|secret|api[_-]?key|access[_-]?token)["']?\s*[=:]\s*["']?[^\s"',;]{4}/i;

/** How sure it is that there are secrets in the text that must not be shared. */
function detectSecrets(sample: string): number {
  if (CONNECTION.test(sample)) return 0.93;
  if (TOKEN.test(sample)) return 0.85;
  if (PAGE.test(sample)) return 0.45;
  // A line that only names one may be of anything; a log or a list of settings has other lines.
  return ASSIGNED.test(sample) && /\S\s*\n\s*\S/.test(sample) && !/^\s*[[{<]/.test(sample) ? 0.65 : 0;
}

export const detectors = {
  redact: { detect: detectSecrets },
} satisfies Detectors<typeof operations>;
