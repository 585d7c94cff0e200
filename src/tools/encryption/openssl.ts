import { ToolError } from '#engine/error';
import type { ByteForm } from '#formats/bytes/read.ts';
import { toHex } from '#lib/bytes';
import { readIv, readKey, type RawKey } from './raw-settings.ts';
import type { Algorithm, Derivation } from './salted.ts';

interface Settings {
  readonly algorithm: Algorithm;
  readonly derivation: Derivation | 'auto';
  readonly iterations: number;
}

const CIPHERS: Readonly<Partial<Record<Algorithm, string>>> = { aes: '-aes-256-cbc', tripledes: '-des-ede3-cbc' };

/**
 * The arguments of `openssl enc` for these; undefined where it has no such algorithm, or the derivation is not known.
 */
function argumentsFor({ algorithm, derivation, iterations }: Settings): string | undefined {
  const cipher = CIPHERS[algorithm];
  if (cipher === undefined || derivation === 'auto') return undefined;
  return `${cipher} ${derivation === 'pbkdf2' ? `-pbkdf2 -iter ${iterations}` : `-md ${derivation}`} -pass file:passphrase.txt`;
}

/** The command that encrypts text.txt as the page does. The passphrase is the first line of a file, which no history keeps. */
export function encryptCommand(settings: Settings & { readonly encoding: 'base64' | 'hex' }): string | undefined {
  const given = argumentsFor(settings);
  if (given === undefined) return undefined;
  return settings.encoding === 'hex'
    ? `openssl enc ${given} -in text.txt | xxd -p | tr -d '\\n' > encrypted.txt`
    : `openssl enc ${given} -a -A -in text.txt -out encrypted.txt`;
}

/** The command that decrypts encrypted.txt, which is Base64 on one line. */
export function decryptCommand(settings: Settings): string | undefined {
  const given = argumentsFor(settings);
  return given && `openssl enc -d ${given} -a -A -in encrypted.txt`;
}

/** The command that encrypts a file as the page does. */
export function encryptFileCommand(settings: Settings): string | undefined {
  const given = argumentsFor(settings);
  return given && `openssl enc ${given} -in file -out file.enc`;
}

/** The way back of `encryptFileCommand`. */
export function decryptFileCommand(settings: Settings): string | undefined {
  const given = argumentsFor(settings);
  return given && `openssl enc -d ${given} -in file.enc -out file`;
}

/** The beginning of the command for a raw key; undefined where OpenSSL cannot do the same, or key or IV are not right yet. */
function rawArguments(settings: RawKey): string | undefined {
  const { mode, padding } = settings;
  if (mode === 'gcm' || mode === 'chacha20') return undefined;
  const isBlocks = mode === 'cbc' || mode === 'ecb';
  try {
    const bits = readKey(settings, () => undefined).length * 8;
    const iv = readIv(settings, () => undefined);
    // OpenSSL neither makes up an IV nor writes it.
    if (iv === undefined || (mode !== 'ecb' && settings.ivPlace === 'front')) return undefined;
    const shownIv = mode === 'ecb' ? '' : ` -iv ${toHex(iv)}`;
    return `-aes-${bits}-${mode} -K "$(cat key.hex)"${shownIv}${isBlocks && padding === 'none' ? ' -nopad' : ''}`;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** The command that encrypts text.txt with a raw key, which is read from a file in hex, so that no history keeps it. */
export function encryptRawCommand(
  settings: RawKey & { readonly form: ByteForm; readonly encoding: 'base64' | 'hex' },
): string | undefined {
  const given = settings.form === 'text' ? rawArguments(settings) : undefined;
  if (given === undefined) return undefined;
  return settings.encoding === 'hex'
    ? `openssl enc ${given} -in text.txt | xxd -p | tr -d '\\n' > encrypted.txt`
    : `openssl enc ${given} -a -A -in text.txt -out encrypted.txt`;
}

/** The way back of `encryptRawCommand`. */
export function decryptRawCommand(settings: RawKey & { readonly form: 'base64' | 'hex' }): string | undefined {
  const given = rawArguments(settings);
  if (given === undefined) return undefined;
  return settings.form === 'hex'
    ? `xxd -r -p encrypted.txt | openssl enc -d ${given}`
    : `openssl enc -d ${given} -a -A -in encrypted.txt`;
}
