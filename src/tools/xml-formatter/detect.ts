/** How sure it is that the sample (the first 4 kB of a text) is XML. */
export function detectXml(sample: string): number {
  if (/^\uFEFF?<\?xml\s/.test(sample)) return 0.95;
  if (/^\uFEFF?\s*<!doctype\s+html/i.test(sample)) return 0.2;
  if (/^\uFEFF?\s*<(?:svg|rss|feed|urlset|project|soap:Envelope|xs:schema|xsl:stylesheet)[\s>]/.test(sample))
    return 0.8;
  const name = /^\uFEFF?\s*(?:<!--[^]*?-->\s*)?<([A-Za-z_][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*["']|\s*\/?>)/.exec(
    sample,
  )?.[1];
  return name === undefined ? 0 : /^(?:html|body|div|p|h\d)$/i.test(name) ? 0.3 : 0.6;
}
