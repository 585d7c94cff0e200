import { paintFile } from './paint-picture.ts';

/** A picture that fills the page, under the modules. */
interface Picture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Points of a pixel of CSS. */
const POINTS = 0.75;
/** How far the handles of a curve lie along a quarter of a circle. */
const QUARTER = 0.5523;

const short = (value: number) => String(Number(value.toFixed(4)));
const join = (values: readonly number[], operator: string) => `${values.map(short).join(' ')} ${operator}\n`;

/** The outline of a path as PDF has it. Of SVG it knows what codes are drawn with: `M h H v V z`, and quarters of circles. */
function outlineOf(path: string): string {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([MhHvVaz])([^A-Za-z]*)/g), ([, command, written = '']) => {
    const [first = 0, second = 0, , , , right = 0, down = 0] = written.trim().split(/[ ,]+/).map(Number);
    const [fromX, fromY] = [x, y];
    if (command === 'z') return 'h\n';
    if (command === 'a') {
      x += right;
      y += down;
      // In a clockwise outline, the way goes on as it came: level before these corners, upright before the others.
      const isLevel = right * down > 0;
      const [alongX, alongY] = [QUARTER * right, QUARTER * down];
      const handles = isLevel ? [fromX + alongX, fromY, x, y - alongY] : [fromX, fromY + alongY, x - alongX, y];
      return join([...handles, x, y], 'c');
    }
    if (command === 'M') [x, y] = [first, second];
    else if (command === 'h') x += first;
    else if (command === 'H') x = first;
    else if (command === 'v') y += first;
    else y = first;
    return join([x, y], command === 'M' ? 'm' : 'l');
  }).join('');
}

interface Path {
  readonly rgb: readonly number[];
  readonly alpha: number;
  readonly outline: string;
}

const pathsOf = (svg: string): Path[] =>
  Array.from(
    svg.matchAll(/<path fill="#(..)(..)(..)"(?: fill-opacity="([\d.]+)")?(?: fill-rule="evenodd")? d="([^"]+)"\/>/g),
    ([, red = '', green = '', blue = '', alpha = '1', path = '']) => ({
      rgb: [red, green, blue].map((channel) => parseInt(channel, 16) / 255),
      alpha: Number(alpha),
      outline: outlineOf(path),
    }),
  );

const MODULES = /<path [^>]*fill-rule="evenodd"[^>]*>/;

/** The drawing of a code, and of a code above lines of text, as a page so many pixels wide; its modules are vectors. */
export function drawPdf(svg: string, size: number, picture?: Picture): Uint8Array<ArrayBuffer> {
  // A card has the code, with a view box of its own, at its top.
  const boxes = Array.from(svg.matchAll(/viewBox="0 0 (\d+) (\d+)"/g), ([, width, height]) => [
    Number(width),
    Number(height),
  ]);
  const [[pageUnits = 1, pageHeight = 1] = [], [codeUnits = 1] = []] = [boxes[0], boxes.at(-1)];
  const width = size * POINTS;
  const height = (width * pageHeight) / pageUnits;
  const paths = pathsOf(picture === undefined ? svg : (MODULES.exec(svg)?.[0] ?? ''));
  const scale = width / codeUnits;
  const drawing =
    (picture === undefined ? '' : `q ${join([width, 0, 0, height, 0, 0], 'cm')}/Under Do Q\n`) +
    join([scale, 0, 0, -scale, 0, height], 'cm') +
    paths.map(({ rgb, outline }, index) => `${join(rgb, 'rg')}/Alpha${index} gs\n${outline}f*\n`).join('');
  const alphas = paths.map(({ alpha }, index) => `/Alpha${index} << /ca ${short(alpha)} >>`).join(' ');
  const objects: { readonly head: string; readonly stream?: Uint8Array }[] = [
    { head: '/Type /Catalog /Pages 2 0 R' },
    { head: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      head:
        `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Contents 4 0 R ` +
        `/Resources << /ExtGState << ${alphas} >>${picture === undefined ? '' : ' /XObject << /Under 5 0 R >>'} >>`,
    },
    { head: '', stream: new TextEncoder().encode(drawing) },
  ];
  if (picture !== undefined) {
    objects.push({
      head:
        `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB ` +
        '/BitsPerComponent 8 /Filter /DCTDecode',
      stream: picture.jpeg,
    });
  }
  return writeFile(objects);
}

/** Objects, numbered from 1, as a file (ISO 32000-1, 7.5). */
function writeFile(objects: readonly { readonly head: string; readonly stream?: Uint8Array }[]) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // Bytes that are not ASCII tell transports that this is no text.
  put('%PDF-1.4\n%µ¶µ¶\n');
  const offsets = objects.map(({ head, stream }, index) => {
    const offset = length;
    put(`${index + 1} 0 obj\n<< ${head}${stream === undefined ? '' : ` /Length ${stream.length}`} >>\n`);
    if (stream !== undefined) [`stream\n`, stream, '\nendstream\n'].forEach(put);
    put('endobj\n');
    return offset;
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** The PDF file of a code. Logos and text, which need fonts, are painted under its modules. Throws where the browser cannot. */
export async function makePdf(svg: string, size: number): Promise<Blob> {
  const needsPainting = /<(?:image|text)\b/.test(svg);
  const picture = needsPainting ? await paintUnder(svg.replace(MODULES, ''), size) : undefined;
  return new Blob([drawPdf(svg, size, picture)], { type: 'application/pdf' });
}

async function paintUnder(svg: string, width: number): Promise<Picture> {
  const [, units = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const jpeg = new Uint8Array(await (await paintFile(svg, width, 'jpeg')).arrayBuffer());
  return { jpeg, width, height: Math.round((width * height) / units) };
}
