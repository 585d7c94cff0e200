export interface FileType {
  readonly type: string;
  readonly extension: string;
}

/** Hex bytes at an offset; `..` is any byte. The first match wins, so a longer one comes before its own beginning. */
const SIGNATURES: readonly (readonly [type: string, extension: string, hex: string, offset?: number])[] = [
  ['image/png', 'png', '89504e470d0a1a0a'],
  ['image/jpeg', 'jpg', 'ffd8ff'],
  ['image/gif', 'gif', '474946383761'],
  ['image/gif', 'gif', '474946383961'],
  ['image/webp', 'webp', '52494646........57454250'],
  ['audio/wav', 'wav', '52494646........57415645'],
  ['video/x-msvideo', 'avi', '52494646........41564920'],
  ['image/avif', 'avif', '6674797061766966', 4],
  ['image/heic', 'heic', '6674797068656963', 4],
  ['audio/mp4', 'm4a', '667479704d3441', 4],
  ['video/quicktime', 'mov', '6674797071742020', 4],
  ['video/mp4', 'mp4', '66747970', 4],
  ['image/x-icon', 'ico', '00000100'],
  ['image/tiff', 'tif', '49492a00'],
  ['image/tiff', 'tif', '4d4d002a'],
  ['image/bmp', 'bmp', '424d........00000000'],
  ['application/pdf', 'pdf', '255044462d'],
  ['application/zip', 'zip', '504b0304'],
  ['application/zip', 'zip', '504b0506'],
  ['application/gzip', 'gz', '1f8b08'],
  ['application/x-bzip2', 'bz2', '425a68'],
  ['application/x-xz', 'xz', 'fd377a585a00'],
  ['application/zstd', 'zst', '28b52ffd'],
  ['application/x-7z-compressed', '7z', '377abcaf271c'],
  ['application/vnd.rar', 'rar', '526172211a07'],
  ['application/x-tar', 'tar', '7573746172', 257],
  ['audio/mpeg', 'mp3', '494433'],
  ['audio/mpeg', 'mp3', 'fffb'],
  ['audio/flac', 'flac', '664c6143'],
  ['audio/ogg', 'ogg', '4f676753'],
  ['video/webm', 'webm', '1a45dfa3'],
  ['font/woff2', 'woff2', '774f4632'],
  ['font/woff', 'woff', '774f4646'],
  ['font/otf', 'otf', '4f54544f'],
  ['font/ttf', 'ttf', '0001000000'],
  ['application/wasm', 'wasm', '0061736d'],
  ['application/vnd.sqlite3', 'sqlite', '53514c69746520666f726d6174203300'],
];

/** Types of text and of formats inside a container, which no signature identifies. */
const BY_NAME: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'application/json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'image/svg+xml': 'svg',
  'audio/x-wav': 'wav',
  'image/vnd.microsoft.icon': 'ico',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/epub+zip': 'epub',
};

/** Bytes that `sniff` wants to see. */
export const HEAD = 512;

/** The type of a file by its first bytes. */
export function sniff(head: Uint8Array): FileType | undefined {
  const hex = Array.from(head.subarray(0, HEAD), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found = SIGNATURES.find(([, , signature, offset = 0]) => fits(hex, signature, offset * 2));
  if (found !== undefined) return { type: found[0], extension: found[1] };
  return head.length === 0 ? undefined : sniffText(head);
}

const fits = (hex: string, signature: string, start: number) =>
  signature.includes('.') ? new RegExp(`^${signature}`).test(hex.slice(start)) : hex.startsWith(signature, start);

function sniffText(head: Uint8Array): FileType | undefined {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return undefined;
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text))
    return { type: 'image/svg+xml', extension: 'svg' };
  if (/^\s*<(?:!doctype html|html)[\s>]/i.test(text)) return { type: 'text/html', extension: 'html' };
  if (/^\s*<\?xml/.test(text)) return { type: 'application/xml', extension: 'xml' };
  return { type: 'text/plain', extension: 'txt' };
}

/** The usual extension of a media type, if it is known. */
export const extensionOf = (type: string): string | undefined =>
  SIGNATURES.find(([known]) => known === type)?.[1] ?? BY_NAME[type];

/** Whether a declared type may be right about content that looks like another. */
export function agrees(declared: string, found: string): boolean {
  if (declared === found || declared === 'application/octet-stream') return true;
  if (extensionOf(declared) !== undefined && extensionOf(declared) === extensionOf(found)) return true;
  // A text may be in any language; office documents are zip archives; the boxes of MP4 and Ogg hold sound or pictures.
  if (found === 'text/plain')
    return !/^(?:image|audio|video|font)\/|pdf|zip/.test(declared) || declared === 'image/svg+xml';
  if (found === 'application/zip') return /officedocument|opendocument|epub|java-archive|android|zip/.test(declared);
  if (found === 'application/xml') return /xml/.test(declared);
  return /^(?:audio|video)\/(?:mp4|ogg|webm)$/.test(declared) && declared.split('/')[1] === found.split('/')[1];
}
