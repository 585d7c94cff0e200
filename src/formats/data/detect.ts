import { solidLines } from '#lib/solid-lines';

/** How sure it is that the sample (the first 4 kB of a text) is TOML: headers and `key = value` lines, nearly all. */
export function detectToml(sample: string): number {
  const lines = linesOf(sample);
  const headers = lines.filter((line) => /^\[{1,2}[\w."' -]+\]{1,2}\s*(?:#.*)?$/.test(line)).length;
  const pairs = lines.filter((line) => /^[\w."'-]+\s*=\s*(?:["'[{\d+-]|true\b|false\b|inf\b|nan\b)/.test(line)).length;
  const odd = lines.length - headers - pairs;
  if (pairs === 0 || headers + pairs < 2 || odd > (headers + pairs) / 2) return 0;
  return headers > 0 ? 0.7 : 0.5;
}

/** How sure it is that the sample is YAML: lines such as `key: value` and `- item`, nearly all. */
export function detectYaml(sample: string): number {
  if (/^\uFEFF?\s*[[{<"]/.test(sample)) return 0;
  const lines = linesOf(sample);
  const pairs = lines.filter((line) => /^[\w."'/ -]+:(?: |$)/.test(line)).length;
  const items = lines.filter((line) => /^- \S/.test(line)).length;
  if (sample.startsWith('---') && pairs + items > 0) return 0.8;
  return pairs >= 2 && pairs + items >= lines.length * 0.6 ? 0.6 : 0;
}

const linesOf = (sample: string): string[] => solidLines(sample, /\n/).filter((line) => !line.startsWith('#'));
