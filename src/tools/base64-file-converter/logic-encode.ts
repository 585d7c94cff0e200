import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toBase64 } from '#lib/bytes';
import { agrees, HEAD, sniff } from '#lib/file-signatures';

/** A multiple of three, so that each piece ends with a whole group. */
const PIECE = 3 * 1024 * 1024;
/** Bytes; the Base64 of more does not fit into one string. */
const MOST = 256 * 1000 * 1000;

interface Encoding {
  readonly form: 'dataUri' | 'base64' | 'css' | 'html' | 'markdown';
  readonly urlSafe: boolean;
  readonly type: string;
}

/** The file's Base64 in the form that is asked for. Throws `limit.tooLarge`, `error.type`. */
export async function encode(file: Blob, options: Encoding, { note, progress, signal }: RunContext): Promise<string> {
  const { form, urlSafe } = options;
  if (file.size > MOST) throw new ToolError('limit.tooLarge', { megabytes: MOST / 1_000_000 });
  const isPlain = form === 'base64';
  const type = isPlain ? '' : await typeOf(file, options.type.trim(), note);
  if (urlSafe && !isPlain) note('note.standard', {}, { option: 'urlSafe' });
  const pieces: string[] = [];
  for (let start = 0; start < file.size; start += PIECE) {
    const bytes = new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    signal.throwIfAborted();
    pieces.push(toBase64(bytes, { urlSafe: urlSafe && isPlain }));
    progress(start + bytes.length, file.size);
  }
  const base64 = pieces.join('');
  return isPlain
    ? base64
    : wrap(`data:${type};base64,${base64}`, form, type, file instanceof File ? file.name : 'file');
}

async function typeOf(file: Blob, wanted: string, note: RunContext['note']): Promise<string> {
  if (wanted !== '') {
    // RFC 6838, section 4.2, with parameters.
    if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:;\s*[\w-]+=[\w.-]+)*$/.test(wanted))
      throw new ToolError('error.type', {}, { option: 'type' });
    return wanted.replace(/\s+/g, '');
  }
  const found = sniff(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))?.type;
  const declared = file.type.split(';')[0] ?? '';
  if (declared === '' || declared === 'application/octet-stream') return found ?? 'application/octet-stream';
  if (found !== undefined && !agrees(declared, found)) {
    note('warning.declared', { declared, found });
    return found;
  }
  return declared;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
const escapeMarkdown = (text: string) => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');

function wrap(uri: string, form: Exclude<Encoding['form'], 'base64'>, type: string, name: string): string {
  const isImage = type.startsWith('image/');
  switch (form) {
    case 'dataUri':
      return uri;
    case 'css':
      return `url("${uri}")`;
    case 'html':
      return isImage
        ? `<img src="${uri}" alt="${escapeHtml(name)}">`
        : `<a href="${uri}" download="${escapeHtml(name)}">${escapeHtml(name)}</a>`;
    case 'markdown':
      return `${isImage ? '!' : ''}[${escapeMarkdown(name)}](${uri})`;
  }
}
