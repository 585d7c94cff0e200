import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { ByteForm } from '#formats/bytes/read.ts';
import { formatJson } from '#formats/json/format.ts';
import type { JsonDocument } from '#formats/json/document.ts';
import { readJson } from '#formats/json/read.ts';
import { toBase64 } from '#lib/bytes';
import { findAlgorithm, keyOf, webAlgorithm } from './algorithms.ts';
import { mac, noteWeakness } from './hmac.ts';
import { readKeys, type Key } from './keys.ts';
import { importPrivate, subtleOrNone } from './web-keys.ts';

interface Options {
  readonly algorithm: string;
  readonly key: string;
  readonly keyForm: ByteForm;
  /** JSON object of header parameters; `alg` comes from the algorithm. */
  readonly header: string;
}

const EXAMPLE = { example: '{"sub": "42"}' };

/**
 * A signed token of some claims, whose digits stay as they are. Throws `ToolError`: `json.…` where claims or header are not
 * JSON, `error.key…` for the key.
 */
export async function sign(text: string, options: Options, { note }: RunContext): Promise<string> {
  if (text.trim() === '') return '';
  const claims = readJson(text, { mode: 'strict', fail: failAt });
  if (claims.kind(0) !== 'object') throw new ToolError('error.claimsObject', EXAMPLE, { at: claims.place(0) });
  const encoder = new TextEncoder();
  const header = `${encode(writeHeader(options))}.${encode(formatJson(claims, { indent: 0 }))}`;
  const signature = await signatureOf(encoder.encode(header), options, note);
  return `${header}.${toBase64(signature, { urlSafe: true })}`;

  function encode(json: string): string {
    return toBase64(encoder.encode(json), { urlSafe: true });
  }
}

function writeHeader({ algorithm, header }: Options): string {
  const alg = `"alg":${JSON.stringify(algorithm)}`;
  if (header.trim() === '') return `{${alg},"typ":"JWT"}`;
  const fail = (code: string, params = {}, at: ReturnType<JsonDocument['place']>) =>
    new ToolError(code, params, { option: 'header', at });
  const document = readJson(header, { mode: 'strict', fail });
  if (document.kind(0) !== 'object') throw fail('error.claimsObject', EXAMPLE, document.place(0));
  const others = [...document.children(0)].filter((node) => document.key(node) !== 'alg');
  // The `b64` header asks for a payload that is not encoded, which is not written here.
  const b64 = others.find((node) => document.key(node) === 'b64');
  if (b64 !== undefined) throw fail('error.b64', {}, document.place(b64));
  const members = others.map((node) => {
    const value = formatJson(readJson(document.raw(node), { mode: 'strict' }), { indent: 0 });
    return `${document.rawKey(node)}:${value}`;
  });
  return `{${[alg, ...members].join(',')}}`;
}

async function signatureOf(
  message: Uint8Array<ArrayBuffer>,
  { algorithm: name, key: text, keyForm }: Options,
  note: RunContext['note'],
): Promise<Uint8Array> {
  if (name === 'none') {
    note('note.unsigned');
    return new Uint8Array();
  }
  const algorithm = findAlgorithm(name);
  // eslint-disable-next-line no-restricted-syntax -- the choices of the option are all known
  if (algorithm === undefined) throw new Error(`the choices of an option are all known, ${name} is not`);
  if (text === '') throw new ToolError('error.keyMissing', {}, { option: 'key' });
  const keys = readKeys(text, keyForm, note);
  if (algorithm.is === 'hmac') {
    const secret = keys.find((key) => key.is === 'secret');
    if (secret === undefined) throw wrongKind('HMAC');
    noteWeakness(secret.bytes, algorithm.bits, note);
    return mac(algorithm.bits, secret.bytes, message);
  }
  const isRight = (key: Key) => key.is === 'pair' && key.kind === keyOf(algorithm) && key.isPrivate;
  const pair = keys.find(isRight);
  if (pair?.is !== 'pair') throw wrongKind(keyOf(algorithm));
  const subtle = subtleOrNone();
  if (subtle === undefined) throw new ToolError('error.needsHttps', { algorithm: name });
  const key = await importPrivate(subtle, pair, algorithm);
  return new Uint8Array(await subtle.sign(webAlgorithm(algorithm).signature, key, message));
}

const wrongKind = (wanted: string) =>
  wanted === 'HMAC'
    ? new ToolError('error.needsSecret', {}, { option: 'key' })
    : new ToolError('error.needsPrivate', { kind: wanted }, { option: 'key' });
