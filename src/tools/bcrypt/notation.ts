import { ToolError } from '#engine/error';
import { DecodingError, decodeBase64, fromHex, toBase64, toHex } from '#lib/bytes';
import { placeAt } from '#lib/place';
import bcrypt from 'bcryptjs';
import { BCRYPT_DIGEST, BCRYPT_SALT, toBcrypt64 } from './derive.ts';
import { MAX_MEMORY, memoryOf, type Notation, type Parameters } from './parameters.ts';

export interface PasswordHash {
  readonly parameters: Parameters;
  readonly salt: Uint8Array;
  readonly digest: Uint8Array;
}

/* ---- Writing ---- */

/** A hash as a text of the notation; only PBKDF2 has others than `phc`. */
export function formatHash({ parameters, salt, digest }: PasswordHash, notation: Notation): string {
  const end = `$${toB64(salt)}$${toB64(digest)}`;
  switch (parameters.algorithm) {
    case 'bcrypt': {
      const { version, cost } = parameters;
      return `$${version}$${String(cost).padStart(2, '0')}$${toBcrypt64(salt)}${toBcrypt64(digest)}`;
    }
    case 'scrypt':
      return `$scrypt$ln=${parameters.logN},r=${parameters.blockSize},p=${parameters.parallelism}${end}`;
    case 'pbkdf2':
      return formatPbkdf2(parameters, salt, digest, notation);
    default: {
      const { algorithm, version, memory, passes, parallelism } = parameters;
      return `$${algorithm}$v=${version}$m=${memory},t=${passes},p=${parallelism}${end}`;
    }
  }
}

function formatPbkdf2(
  { digest: name, iterations }: Extract<Parameters, { algorithm: 'pbkdf2' }>,
  salt: Uint8Array,
  digest: Uint8Array,
  notation: Notation,
): string {
  const text = new TextDecoder().decode(salt);
  switch (notation) {
    case 'phc':
      return `$pbkdf2-${name}$i=${iterations},l=${digest.length}$${toB64(salt)}$${toB64(digest)}`;
    case 'passlib': {
      const id = name === 'sha1' ? 'pbkdf2' : `pbkdf2-${name}`;
      return `$${id}$${iterations}$${toB64(salt)}$${toB64(digest)}`.replaceAll('+', '.');
    }
    case 'django':
      return `pbkdf2_${name}$${iterations}$${text}$${toBase64(digest)}`;
    case 'werkzeug':
      return `pbkdf2:${name}:${iterations}$${text}$${toHex(digest)}`;
  }
}

const toB64 = (bytes: Uint8Array): string => toBase64(bytes, { padding: false });

/* ---- Reading ---- */

/** A hash within a longer text, for errors to point at. */
export class HashReader {
  constructor(
    private readonly text: string,
    private readonly from: number,
    readonly hash: string,
  ) {}

  /** The error of a part of the hash, given by its offsets. */
  fail(code: string, params: Record<string, string | number>, from = 0, to = this.hash.length): ToolError {
    const at = placeAt(this.text, this.from + from);
    return new ToolError(code, params, { at: { ...at, endOffset: this.from + to } });
  }

  /** A whole number from `min` to `max`. */
  number(name: string, digits: string | undefined, min: number, max: number): number {
    const value = /^\d{1,10}$/.test(digits ?? '') ? Number(digits) : Number.NaN;
    if (!(value >= min && value <= max)) throw this.fail('error.number', { name, value: digits ?? '', min, max });
    return value;
  }

  /** The bytes of a salt or digest. */
  bytes(digits: string, form: 'hex' | 'base64', min: number): Uint8Array {
    try {
      const bytes = form === 'hex' ? fromHex(digits) : decodeBase64(digits).bytes;
      if (bytes.length >= min && bytes.length <= MAX_BYTES) return bytes;
    } catch (error) {
      if (!(error instanceof DecodingError)) throw error;
    }
    const start = this.hash.lastIndexOf(digits);
    throw this.fail('error.digits', { digits }, start, start + digits.length);
  }
}

/** More salt or digest than any program writes. */
const MAX_BYTES = 1024;

/** The facts a password hash holds. Throws `error.…` at the place of what is wrong. */
export function parseHash(reader: HashReader): PasswordHash {
  const { hash } = reader;
  if (/^\$2[a-z]?\$/.test(hash)) return parseBcrypt(reader);
  for (const { begins, form, parse } of FORMS) {
    if (!begins.test(hash)) continue;
    const parsed = parse(reader);
    if (parsed === undefined) throw reader.fail('error.form', { form });
    if (memoryOf(parsed.parameters) > MAX_MEMORY) throw reader.fail('error.memoryHigh', {});
    return parsed;
  }
  throw reader.fail('error.unknownHash', {});
}

function parseBcrypt(reader: HashReader): PasswordHash {
  const { hash } = reader;
  const [, version = '', cost, rest = ''] = /^\$(2[a-z]?)\$(?:([^$]*)\$)?(.*)$/.exec(hash) ?? [];
  if (!/^2[abxy]$/.test(version)) throw reader.fail('error.version', { version }, 1, 1 + version.length);
  if (!/^\d\d$/.test(cost ?? '') || Number(cost) < 4 || Number(cost) > 31) {
    throw reader.fail('error.number', { name: 'cost', value: cost ?? '', min: '04', max: 31 }, 4);
  }
  const wrong = rest.search(/[^./A-Za-z\d]/);
  if (wrong >= 0) {
    const character = String.fromCodePoint(rest.codePointAt(wrong) ?? 0);
    throw reader.fail('error.bcryptCharacter', { character }, 7 + wrong, 7 + wrong + character.length);
  }
  if (rest.length !== 53) throw reader.fail('error.bcryptLength', { count: rest.length }, 7);
  return {
    parameters: { algorithm: 'bcrypt', version, cost: Number(cost) },
    salt: Uint8Array.from(bcrypt.decodeBase64(rest.slice(0, 22), BCRYPT_SALT)),
    digest: Uint8Array.from(bcrypt.decodeBase64(rest.slice(22), BCRYPT_DIGEST)),
  };
}

interface Form {
  readonly begins: RegExp;
  /** An example of such a hash, for people who have another one. */
  readonly form: string;
  readonly parse: (reader: HashReader) => PasswordHash | undefined;
}

type DigestName = Extract<Parameters, { algorithm: 'pbkdf2' }>['digest'];
const MAX_ITERATIONS = 2 ** 32 - 1;

const pbkdf2 = (reader: HashReader, digest: string, iterations: string | undefined): Parameters => ({
  algorithm: 'pbkdf2',
  digest: digest as DigestName,
  iterations: reader.number('iterations', iterations, 1, MAX_ITERATIONS),
});

const FORMS: readonly Form[] = [
  {
    begins: /^\$argon2(?:id|i|d)\$/,
    form: '$argon2id$v=19$m=…,t=…,p=…$salt$hash',
    parse: (reader) => {
      const parts = /^\$(argon2id|argon2i|argon2d)\$(?:v=(\d+)\$)?((?!v=)[^$]*)\$([^$]+)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, algorithm = '', version = '16', list = '', salt = '', digest = ''] = parts;
      if (version !== '16' && version !== '19') throw reader.fail('error.version', { version });
      const values = readList(list);
      const parallelism = reader.number('p', values.get('p'), 1, 255);
      return {
        parameters: {
          algorithm: algorithm as 'argon2id',
          version: Number(version),
          memory: reader.number('m', values.get('m'), 8 * parallelism, MAX_ITERATIONS),
          passes: reader.number('t', values.get('t'), 1, MAX_ITERATIONS),
          parallelism,
        },
        salt: reader.bytes(salt, 'base64', 8),
        digest: reader.bytes(digest, 'base64', 4),
      };
    },
  },
  {
    begins: /^\$scrypt\$/,
    form: '$scrypt$ln=…,r=…,p=…$salt$hash',
    parse: (reader) => {
      const parts = /^\$scrypt\$([^$]*)\$([^$]*)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, list = '', salt = '', digest = ''] = parts;
      const values = readList(list);
      return {
        parameters: {
          algorithm: 'scrypt',
          logN: reader.number('ln', values.get('ln'), 1, 31),
          blockSize: reader.number('r', values.get('r'), 1, 1024),
          parallelism: reader.number('p', values.get('p'), 1, 1024),
        },
        salt: reader.bytes(salt, 'base64', 0),
        digest: reader.bytes(digest, 'base64', 1),
      };
    },
  },
  {
    begins: /^scrypt:/,
    form: 'scrypt:32768:8:1$salt$hash',
    parse: (reader) => {
      const parts = /^scrypt:(\d+):(\d+):(\d+)\$([^$]*)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, n = '', blockSize, parallelism, salt = '', digest = ''] = parts;
      const logN = Math.log2(reader.number('n', n, 2, 2 ** 31));
      if (!Number.isInteger(logN)) return undefined;
      return {
        parameters: {
          algorithm: 'scrypt',
          logN,
          blockSize: reader.number('r', blockSize, 1, 1024),
          parallelism: reader.number('p', parallelism, 1, 1024),
        },
        salt: new TextEncoder().encode(salt),
        digest: reader.bytes(digest, 'hex', 1),
      };
    },
  },
  {
    begins: /^\$pbkdf2/,
    form: '$pbkdf2-sha256$i=…$salt$hash',
    parse: (reader) => {
      const parts = /^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:([\d]+)|([^$]*))\$([^$]*)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, name = 'sha1', plain, list = '', salt = '', digest = ''] = parts;
      const values = readList(list);
      return {
        parameters: pbkdf2(reader, name, plain ?? values.get('i')),
        // passlib writes a dot for the plus.
        salt: reader.bytes(salt.replaceAll('.', '+'), 'base64', 0),
        digest: reader.bytes(digest.replaceAll('.', '+'), 'base64', 1),
      };
    },
  },
  {
    begins: /^pbkdf2_/,
    form: 'pbkdf2_sha256$600000$salt$hash',
    parse: (reader) => {
      const parts = /^pbkdf2_(sha1|sha256|sha512)\$(\d+)\$([^$]*)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, name = '', iterations, salt = '', digest = ''] = parts;
      return {
        parameters: pbkdf2(reader, name, iterations),
        salt: new TextEncoder().encode(salt),
        digest: reader.bytes(digest, 'base64', 1),
      };
    },
  },
  {
    begins: /^pbkdf2:/,
    form: 'pbkdf2:sha256:600000$salt$hash',
    parse: (reader) => {
      const parts = /^pbkdf2:(sha1|sha256|sha512):(\d+)\$([^$]*)\$([^$]+)$/.exec(reader.hash);
      if (parts === null) return undefined;
      const [, name = '', iterations, salt = '', digest = ''] = parts;
      return {
        parameters: pbkdf2(reader, name, iterations),
        salt: new TextEncoder().encode(salt),
        digest: reader.bytes(digest, 'hex', 1),
      };
    },
  },
];

/** `m=65536,t=3` as a map. */
const readList = (list: string): Map<string, string> =>
  new Map(
    list.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
