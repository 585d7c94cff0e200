import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

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

export const detectors = {
  format: { detect: detectXml },
} satisfies Detectors<typeof operations>;
