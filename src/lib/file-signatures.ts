export interface FileType {
  readonly type: string;
  readonly extension: string;
}

/** Hex digits at an offset; `..` is any byte. The first match wins, so a longer one comes before its own beginning. */
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
  ['image/heic', 'heic', '6674797068656978', 4],
  ['image/heif', 'heif', '667479706d696631', 4],
  ['video/3gpp', '3gp', '66747970336770', 4],
  ['audio/mp4', 'm4a', '667479704d3441', 4],
  ['video/quicktime', 'mov', '6674797071742020', 4],
  ['video/mp4', 'mp4', '66747970', 4],
  ['image/x-icon', 'ico', '00000100'],
  ['image/tiff', 'tif', '49492a00'],
  ['image/tiff', 'tif', '4d4d002a'],
  ['image/jxl', 'jxl', 'ff0a'],
  ['image/jxl', 'jxl', '0000000c4a584c20'],
  ['image/vnd.adobe.photoshop', 'psd', '38425053'],
  ['image/bmp', 'bmp', '424d........00000000'],
  ['application/pdf', 'pdf', '255044462d'],
  ['application/postscript', 'ps', '25215053'],
  ['application/rtf', 'rtf', '7b5c727466'],
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
  ['audio/mpeg', 'mp3', 'fff3'],
  ['audio/mpeg', 'mp3', 'fff2'],
  ['audio/aac', 'aac', 'fff1'],
  ['audio/aac', 'aac', 'fff9'],
  ['audio/midi', 'mid', '4d546864'],
  ['audio/flac', 'flac', '664c6143'],
  ['audio/ogg', 'ogg', '4f676753'],
  ['video/webm', 'webm', '1a45dfa3'],
  ['video/mpeg', 'mpg', '000001ba'],
  ['video/mpeg', 'mpg', '000001b3'],
  ['video/x-flv', 'flv', '464c5601'],
  ['font/woff2', 'woff2', '774f4632'],
  ['font/woff', 'woff', '774f4646'],
  ['font/otf', 'otf', '4f54544f'],
  ['font/ttf', 'ttf', '0001000000'],
  ['font/collection', 'ttc', '74746366'],
  ['application/wasm', 'wasm', '0061736d'],
  // The usual beginning of a DOS stub; MZ alone may begin a text.
  ['application/x-msdownload', 'exe', '4d5a9000'],
  // Version 45 and later; a universal binary of macOS begins in the same way.
  ['application/java-vm', 'class', 'cafebabe0000003'],
  ['application/java-vm', 'class', 'cafebabe0000004'],
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
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'video/matroska': 'mkv',
  // As it was called before RFC 9559.
  'video/x-matroska': 'mkv',
};

/** Bytes that `sniff` wants to see. */
export const HEAD = 512;

/** The type of a file by its first bytes. */
export function sniff(head: Uint8Array): FileType | undefined {
  const hex = Array.from(head.subarray(0, HEAD), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found = SIGNATURES.find(([, , signature, offset = 0]) => fits(hex, signature, offset * 2));
  if (found !== undefined) return within(found[0], head) ?? { type: found[0], extension: found[1] };
  return head.length === 0 ? undefined : sniffText(head);
}

/** The format inside a container that says it: Matroska in EBML, EPUB and OpenDocument in the first file of a zip archive. */
function within(container: string, head: Uint8Array): FileType | undefined {
  if (container !== 'video/webm' && container !== 'application/zip') return undefined;
  const text = new TextDecoder('latin1').decode(head);
  const type =
    container === 'video/webm'
      ? text.includes('matroska') && 'video/matroska'
      : /^.{30}mimetype(application\/[\w.+-]+?)(?=PK)/s.exec(text)?.[1];
  const extension = BY_NAME[type || ''];
  return type && extension !== undefined ? { type, extension } : undefined;
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

/** Types whose files begin alike. */
const ALIKE: readonly RegExp[] = [
  /^(?:audio|video)\/(?:mp4|quicktime|3gpp2?|x-m4[abv])$/,
  /^(?:audio|video|application)\/ogg$/,
  /^(?:audio|video)\/webm$/,
  /^(?:audio|video)\/(?:x-)?matroska(?:-3d)?$/,
  /^image\/hei[cf]/,
];
/** Declared types that content which looks like this may have, for it is the base of many formats. */
const BASES: Readonly<Record<string, RegExp>> = {
  'text/plain': /^(?!(?:image|audio|video|font)\/)(?!.*(?:pdf|zip))|svg|mpegurl|bitmap|pixmap|portable/,
  'text/html': /html|^text\/|php|jsp/,
  'application/xml': /xml|html|^text\/|plist/,
  'application/zip':
    /officedocument|opendocument|epub|java-archive|android|zip|kmz|xpinstall|3mf|comicbook|macroenabled|apple\.(?:keynote|pages|numbers)/,
  'application/gzip': /gzip|tar|svg/,
  'application/vnd.rar': /rar|cbr/,
};

/** Whether a declared type may be right about content that looks like another. */
export function agrees(declared: string, found: string): boolean {
  if (declared === found || declared === 'application/octet-stream') return true;
  if (extensionOf(declared) !== undefined && extensionOf(declared) === extensionOf(found)) return true;
  return BASES[found]?.test(declared) === true || ALIKE.some((form) => form.test(declared) && form.test(found));
}
