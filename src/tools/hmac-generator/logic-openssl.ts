import { ToolError } from '#engine/error';
import type { ByteForm } from '#formats/bytes/read.ts';
import type { AlgorithmName } from '#lib/digests/algorithms';
import type { Encoding } from '#lib/digests/encode';

/** Where a name is not the algorithm's in lower case; `undefined` where OpenSSL 3.0 has none. */
const NAMES: Readonly<Partial<Record<AlgorithmName, string | undefined>>> = {
  'SHA-1': 'sha1',
  'SHA-224': 'sha224',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA-512/224': 'sha512-224',
  'SHA-512/256': 'sha512-256',
  'RIPEMD-160': 'rmd160',
  BLAKE2b: 'blake2b512',
  BLAKE2s: 'blake2s256',
  Whirlpool: 'whirlpool -provider legacy -provider default',
  'Keccak-224': undefined,
  'Keccak-256': undefined,
  'Keccak-384': undefined,
  'Keccak-512': undefined,
};
const KEYS: Readonly<Record<ByteForm, string>> = {
  text: '-hmac "$KEY"',
  hex: '-mac HMAC -macopt hexkey:"$KEY"',
  base64: `-mac HMAC -macopt hexkey:"$(printf %s "$KEY" | base64 -d | xxd -p | tr -d '\\n')"`,
};
const OUTPUTS: Readonly<Record<Encoding, string>> = {
  Hex: '-r message.txt',
  Bin: "-binary message.txt | xxd -b -c 1 | cut -d ' ' -f 2 | tr -d '\\n'",
  Base64: '-binary message.txt | base64 -w 0',
  Base64url: "-binary message.txt | base64 -w 0 | tr '+/' '-_' | tr -d '='",
};

/** The line for a shell. Throws `error.noOpenssl`. */
export function opensslLine({
  algorithm,
  encoding,
  keyForm,
}: {
  readonly algorithm: AlgorithmName;
  readonly encoding: Encoding;
  readonly keyForm: ByteForm;
}): string {
  const name = algorithm in NAMES ? NAMES[algorithm] : algorithm.toLowerCase();
  if (name === undefined) throw new ToolError('error.noOpenssl', { name: algorithm }, { option: 'algorithm' });
  return `openssl dgst -${name} ${KEYS[keyForm]} ${OUTPUTS[encoding]}`;
}
