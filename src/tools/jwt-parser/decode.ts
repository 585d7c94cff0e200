import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteReplaced } from '#formats/bytes/read.ts';
import { readJson } from '#formats/json/read.ts';
import { decodeBase64, DecodingError, toHex } from '#lib/bytes';
import { placeAt, type Place } from '#lib/place';
import { TextError } from '#lib/text-error';
import { checkSignature, type Check } from './check.ts';
import { checkDigests, type Digests, type Disclosure } from './disclosures.ts';
import type { KeyOptions } from './keys.ts';
import { readObject, valueOf, type JsonPart, type Member } from './json-part.ts';
import { splitToken, type Part } from './token.ts';
import { judgeTimes, type Validity } from './validity.ts';

interface Options extends KeyOptions {
  /** Seconds by which clocks may differ. */
  readonly skew: number;
}

/** The facts a token holds, and whether its signature is right. */
export interface Decoded {
  readonly is: 'jws' | 'jwe';
  readonly header: JsonPart;
  /** The claims; absent where the payload is encrypted, not there or not a JSON object. */
  readonly payload?: JsonPart;
  /** A payload that is not a JSON object: its text, or its bytes in hex. */
  readonly content?: string;
  /** The token that was encrypted in this one. */
  readonly nested?: string;
  /** Base64url, as in the token; '' where there is none. */
  readonly signature: string;
  readonly validity?: Validity;
  readonly check?: Check;
  /** The claims an SD-JWT discloses. */
  readonly disclosures?: readonly Member[];
  /** Whether these belong to the token. */
  readonly digests?: Digests;
}

/**
 * Takes a JSON Web Token (RFC 7519) apart and, with a key, checks its signature or decrypts it. Throws `ToolError` with the
 * place of what keeps it from being read.
 */
export async function decode(text: string, options: Options, context: RunContext): Promise<Decoded | null> {
  if (text.trim() === '') return null;
  const { note } = context;
  const { parts, disclosures } = splitToken(text);
  const [headerPart, payloadPart, signaturePart] = parts;
  const isWhole = parts.length === 3 || parts.length === 5;
  if (!isWhole || headerPart === undefined || payloadPart === undefined || signaturePart === undefined)
    throw new ToolError('error.parts', { count: parts.length });

  const header = readHeader(text, headerPart);
  noteMembers(header, note);
  const named = new Map(header.members.map((member) => [member.name, member]));
  const algorithm = named.get('alg');
  if (algorithm?.kind !== 'string') note('warning.algMissing');
  if (['jku', 'x5u', 'jwk', 'x5c'].some((name) => named.has(name))) note('warning.keyInHeader');
  if (parts.length === 5) {
    for (const part of parts.slice(1)) decodePart(text, part);
    const locked = { is: 'jwe', header, signature: '' } as const;
    if (options.key === '') return locked;
    const { decryptContent } = await import('./jwe.ts');
    const encrypted = {
      token: parts.map(squeeze).join('.'),
      algorithm: named.get('alg')?.value ?? '',
      encryption: named.get('enc')?.value ?? '',
      kid: named.get('kid')?.value,
    };
    const content = await decryptContent(encrypted, options, note);
    return { ...locked, ...readDecrypted(content, named.get('cty')?.value, options.skew, context) };
  }

  const isPlain = named.get('b64')?.value === 'false';
  if (isPlain) noteReplaced(text, note, { from: payloadPart.from, to: payloadPart.from + payloadPart.text.length });
  const payloadBytes = isPlain ? new TextEncoder().encode(payloadPart.text) : decodePart(text, payloadPart);
  const signature = decodePart(text, signaturePart);
  const { payload, content } = readPayload(payloadBytes, note);
  const judged = payload && judgeTimes(payload.members, options.skew, context.sources.now(), note);
  const signed = `${squeeze(headerPart)}.${isPlain ? payloadPart.text : squeeze(payloadPart)}`;
  const check = await checkSignature(
    {
      algorithm: algorithm?.kind === 'string' ? algorithm.value : '',
      kid: named.get('kid')?.value,
      critical: named.get('crit'),
      signed: new TextEncoder().encode(signed),
      signature,
    },
    options,
    note,
  );
  const disclosed = disclosures.flatMap((part) => readDisclosure(text, part));
  return {
    is: 'jws',
    header,
    ...(payload !== undefined && { payload: { ...payload, members: judged?.members ?? payload.members } }),
    ...(content !== undefined && { content }),
    signature: squeeze(signaturePart),
    ...(judged !== undefined && { validity: judged.validity }),
    check,
    ...(disclosed.length > 0 && {
      disclosures: disclosed.map(({ member }) => member),
      digests: checkDigests(payload, disclosed),
    }),
  };
}

/** A token in compact serialization, signed or encrypted. */
const TOKEN = /^e[wy][\w-]+\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?$/;

/** The decrypted content: claims, another token (RFC 7519, section 5.2), or something else. */
function readDecrypted(
  bytes: Uint8Array,
  type: string | undefined,
  skew: number,
  { note, sources }: RunContext,
): Pick<Decoded, 'payload' | 'content' | 'nested' | 'validity'> {
  if (bytes.length === 0) return { content: '' };
  const text = readText(bytes);
  if (text !== undefined && (type?.toUpperCase() === 'JWT' || TOKEN.test(text))) return { nested: text };
  const { payload, content } = readPayload(bytes, note);
  if (payload === undefined) return { content: content ?? '' };
  const { members, validity } = judgeTimes(payload.members, skew, sources.now(), note);
  return { payload: { ...payload, members }, validity };
}

const squeeze = ({ text }: Part) => text.replaceAll(/[\s=]+/g, '');

const placeOf = (text: string, from: number, to: number): Place => ({ ...placeAt(text, from), endOffset: to });

/** Base64url (RFC 7515, section 2); padding is taken, `+` and `/` are not. */
function decodePart(text: string, part: Part): Uint8Array<ArrayBuffer> {
  const fail = (offset: number) => {
    const at = placeOf(text, part.from + offset, part.from + offset + 1);
    const character = String.fromCodePoint(part.text.codePointAt(offset) ?? 0);
    return new ToolError('error.base64url', { character }, { at });
  };
  const foreign = part.text.search(/[+/]/);
  if (foreign >= 0) throw fail(foreign);
  try {
    return decodeBase64(part.text).bytes;
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    if (error.reason !== 'length') throw fail(error.offset);
    throw new ToolError('error.base64Length', {}, { at: placeOf(text, part.from, part.from + part.text.length) });
  }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8: each caller says what that means for its part.
    return undefined;
  }
}

function readHeader(text: string, part: Part): JsonPart {
  const at = placeOf(text, part.from, part.from + part.text.length);
  const json = readText(decodePart(text, part));
  if (json === undefined) throw new ToolError('error.headerText', {}, { at });
  const header = tryObject(json, ({ line, column }) => new ToolError('error.headerJson', { line, column }, { at }));
  if (header === undefined) throw new ToolError('error.headerObject', {}, { at });
  return header;
}

function noteMembers({ repeated, imprecise }: JsonPart, note: RunContext['note']): void {
  if (repeated.length > 0) note('warning.repeated', { names: repeated.join(', ') });
  if (imprecise.length > 0) note('warning.imprecise', { names: imprecise.join(', ') });
}

function tryObject(json: string, fail: (place: Place) => Error | undefined): JsonPart | undefined {
  try {
    return readObject(json);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const failure = fail(error.place);
    if (failure !== undefined) throw failure;
    return undefined;
  }
}

function readPayload(bytes: Uint8Array, note: RunContext['note']): Pick<Decoded, 'payload' | 'content'> {
  if (bytes.length === 0) {
    note('note.detached');
    return {};
  }
  const text = readText(bytes);
  if (text === undefined) {
    note('note.binary');
    return { content: toHex(bytes) };
  }
  let place: Place | undefined;
  const payload = tryObject(text, (at) => {
    place = at;
    return undefined;
  });
  if (payload === undefined) {
    if (place === undefined) note('warning.notObject');
    else note('warning.notJson', { line: place.line, column: place.column });
    return { content: text };
  }
  noteMembers(payload, note);
  return { payload };
}

/** One disclosure of an SD-JWT: salt, name and value, or salt and value of an element (RFC 9901, section 4.2). */
function readDisclosure(text: string, part: Part): Disclosure[] {
  // A key binding token may be the last.
  if (part.text.includes('.')) return [];
  const json = readText(decodePart(text, part));
  const fail = () =>
    new ToolError('error.disclosure', {}, { at: placeOf(text, part.from, part.from + part.text.length) });
  if (json === undefined) throw fail();
  const document = readJson(json, { mode: 'strict', fail });
  const items = document.kind(0) === 'array' ? [...document.children(0)] : [];
  const [, second, third] = items;
  if (second === undefined || items.length > 3) throw fail();
  const disclosure = (member: Member) => [{ text: squeeze(part), member }];
  if (third === undefined) return disclosure({ name: '…', ...valueOf(document, second) });
  if (document.kind(second) !== 'string') throw fail();
  return disclosure({ name: document.string(second), ...valueOf(document, third) });
}
