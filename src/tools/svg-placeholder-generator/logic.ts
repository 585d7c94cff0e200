import type { RunContext } from '#engine/operation';
import { toBase64 } from '#lib/bytes';
import { escapeXml } from '#lib/escape-xml';
import type { Options } from './options.ts';
import { captionOf, drawPicture } from './picture.ts';

/** The picture in the form that is asked for. Throws `ToolError`. */
export function draw(options: Options, note: RunContext['note']): string {
  const { width, height, exact, as } = options;
  const svg = drawPicture(options, note);
  if (as === 'svg') return svg;
  if (as === 'base64') return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(svg))}`;
  const address = percentUri(svg);
  const caption = captionOf(options).replace(/\s+/g, ' ').trim();
  switch (as) {
    case 'percent':
      return address;
    case 'html':
      return `<img src="${address}"${exact ? ` width="${width}" height="${height}"` : ''} alt="${escapeXml(caption)}">`;
    case 'react':
      // Attributes of JSX know the entities of HTML.
      return `<img src="${address}"${exact ? ` width={${width}} height={${height}}` : ''} alt="${escapeXml(caption)}" />`;
    case 'css':
      return `background-image: url("${address}");`;
    case 'markdown':
      return `![${caption.replace(/[\\[\]<>&*_`!]/g, String.raw`\$&`)}](${address})`;
  }
}

/**
 * The characters an address may hold as they are, in quotes of HTML and CSS and in the parentheses of Markdown, too.
 */
const HARMLESS = /%(?:3D|3A|2F|2C|3B|40|24|2B)/g;

/**
 * The picture as an address that is shorter than in Base64: without its layout, and with apostrophes, which need no escape,
 * in place of quotation marks. In texts both are entities.
 */
function percentUri(svg: string): string {
  const compact = svg.replace(/>\n\s*/g, '>').replaceAll('"', "'");
  const encoded = encodeURIComponent(compact).replace(HARMLESS, decodeURIComponent);
  return `data:image/svg+xml,${encoded.replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))}`;
}
