import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatJson } from '#formats/json/format.ts';
import { noteReplaced } from '#formats/bytes/read.ts';
import type { JsonDocument } from '#formats/json/document.ts';
import { readJson } from '#formats/json/read.ts';
import { toBase64 } from '#lib/bytes';
import { noteSize } from './check.ts';
import { findAlgorithm, kindFor, signatureParams } from './algorithms.ts';
import { mac, noteWeakness } from './hmac.ts';
import { importKey, isPrivate, readKeys, subtleOrNone, type KeyOptions } from './keys.ts';

interface Options extends KeyOptions {
  readonly algorithm: string;
  /** JSON object of header parameters; `alg` comes from the algorithm, and `typ` is `JWT` if it is not given. */
  readonly header: string;
}

const TYPE = '"typ":"JWT"';
const EXAMPLE = { example: '{"sub": "42"}' };

/**
 * A signed token of some claims, whose digits stay as they are. Throws `ToolError`: `json.…` where claims or header are not
 * JSON, `error.key…` for the key.
 */
export async function sign(text: string, options: Options, note: RunContext['note']): Promise<string> {
  if (text.trim() === '') return '';
  const claims = readJson(text, { mode: 'strict', fail: failAt });
  if (claims.kind(0) !== 'object') throw new ToolError('error.claimsObject', EXAMPLE, { at: claims.place(0) });
  noteReplaced(text, note);
  const encoder = new TextEncoder();
  const header = `${encode(writeHeader(options, note))}.${encode(formatJson(claims, { indent: 0 }))}`;
  const signature = await signatureOf(encoder.encode(header), options, note);
  return `${header}.${toBase64(signature, { urlSafe: true })}`;

  function encode(json: string): string {
    return toBase64(encoder.encode(json), { urlSafe: true });
  }
}

function writeHeader({ algorithm, header }: Options, note: RunContext['note']): string {
  const alg = `"alg":${JSON.stringify(algorithm)}`;
  if (header.trim() === '') return `{${alg},${TYPE}}`;
  noteReplaced(header, note, { option: 'header' });
  const fail = (code: string, params = {}, at: ReturnType<JsonDocument['place']>) =>
    new ToolError(code, params, { option: 'header', at });
  const document = readJson(header, { mode: 'strict', fail });
  if (document.kind(0) !== 'object') throw fail('error.claimsObject', EXAMPLE, document.place(0));
  const others = [...document.children(0)].filter((node) => document.key(node) !== 'alg');
  const given = [...document.children(0)].find((node) => document.key(node) === 'alg');
  if (given !== undefined && document.raw(given) !== JSON.stringify(algorithm))
    note('note.headerAlgorithm', { algorithm }, { option: 'header', at: document.place(given) });
  // The `b64` header asks for a payload that is not encoded, which is not written here.
  const b64 = others.find((node) => document.key(node) === 'b64');
  if (b64 !== undefined) throw fail('error.b64', {}, document.place(b64));
  const hasType = others.some((node) => document.key(node) === 'typ');
  // `null` is no media type (RFC 7519, section 5.1): it takes the parameter out.
  const kept = others.filter((node) => document.key(node) !== 'typ' || document.kind(node) !== 'null');
  const members = kept.map((node) => {
    const value = formatJson(readJson(document.raw(node), { mode: 'strict' }), { indent: 0 });
    return `${document.rawKey(node)}:${value}`;
  });
  return `{${[alg, ...(hasType ? [] : [TYPE]), ...members].join(',')}}`;
}

async function signatureOf(
  message: Uint8Array<ArrayBuffer>,
  { algorithm: name, ...options }: Options,
  note: RunContext['note'],
): Promise<Uint8Array> {
  const fail = (code: string, params = {}) => new ToolError(code, params, { option: 'key' });
  const algorithm = findAlgorithm(name);
  if (algorithm === undefined) {
    note('warning.unsigned');
    return new Uint8Array();
  }
  if (options.key === '') throw fail('error.keyMissing');
  const keys = await readKeys(options, note);
  if (algorithm.is === 'hmac') {
    const secret = keys.find((key) => key.is === 'secret');
    if (secret === undefined) throw fail('error.needsSecret');
    noteWeakness(secret.bytes, algorithm.bits, note);
    return mac(algorithm.bits, secret.bytes, message);
  }
  const subtle = subtleOrNone();
  if (subtle === undefined) throw new ToolError('error.needsHttps', { algorithm: name });
  const kind = kindFor(algorithm);
  const pair = keys.filter((key) => key.is === 'pair').find((key) => key.kind === kind && isPrivate(key));
  if (pair === undefined) throw fail('error.needsPrivate', { kind });
  noteSize(pair, note);
  const key = await importKey(pair, name, 'sign');
  try {
    // Not by jose, which refuses small RSA keys.
    return new Uint8Array(await subtle.sign(signatureParams(algorithm), key, message));
  } catch {
    // The padding of PSS does not fit; no other key that was imported fails.
    throw fail('error.keySmall', { algorithm: name });
  }
}
