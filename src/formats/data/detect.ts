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

/** Comments before a value, as in JSON5 and JSONC. */
const COMMENTS = /^(?:\s*(?:\/\/.*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/))+/;

/** How sure it is that the sample (the first 4 kB of a text) is JSON: an object or array, whole or cut off. */
export function detectJson(text: string): number {
  const sample = text.replace(COMMENTS, '');
  if (!/^\uFEFF?\s*[[{]/.test(sample)) return 0;
  try {
    JSON.parse(sample);
    return 0.9;
  } catch {
    // Cut off, JSON5 or broken: it must at least begin as JSON does.
    return /^\uFEFF?\s*(?:\{\s*["'\w$]+[^\n:]*:|\[\s*(?:[[{"\]]|-?\d+(?:\.\d+)?\s*,|(?:true|false|null)\b))/.test(
      sample,
    )
      ? 0.6
      : 0;
  }
}

/** Elements that a piece of HTML begins with. */
const HTML = /^(?:html|body|div|p|h[1-6]|[ou]l|li|span|strong|em|[biu]|img|br|hr)$/i;

/** How sure it is that the sample (the first 4 kB of a text) is XML. */
export function detectXml(sample: string): number {
  if (/^\uFEFF?<\?xml\s/.test(sample)) return 0.95;
  if (/^\uFEFF?\s*<!doctype\s+html/i.test(sample)) return 0.2;
  if (/^\uFEFF?\s*<(?:svg|rss|feed|urlset|project|soap:Envelope|xs:schema|xsl:stylesheet)[\s>]/.test(sample))
    return 0.8;
  const name = /^\uFEFF?\s*(?:<!--[^]*?-->\s*)?<([A-Za-z_][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*["']|\s*\/?>)/.exec(
    sample,
  )?.[1];
  if (name === undefined) return 0;
  if (!HTML.test(name)) return 0.6;
  // XML ends with the element that it begins with, and XHTML names its namespace; HTML need do neither.
  const isXhtml = sample.slice(0, sample.indexOf('>')).includes('xmlns=');
  return isXhtml || sample.trimEnd().endsWith(`</${name}>`) ? 0.3 : 0.2;
}

const linesOf = (sample: string): string[] => solidLines(sample, /\n/).filter((line) => !line.startsWith('#'));
