import { decodeBase64, encodeBase64, hash as bcrypt } from 'bcryptjs';

/** Bytes of a salt and of a digest. */
export const SALT = 16;
const DIGEST = 23;

/** A bcrypt setting and what became of a password with it. */
export interface Hash {
  readonly version: string;
  /** 2 to this power is the number of rounds. */
  readonly cost: number;
  readonly salt: Uint8Array;
  readonly digest: Uint8Array;
}

/**
 * The digest of a password. `progress` is called with the share that is done. The versions 2a, 2b and 2y give the same:
 * they tell apart what faulty programs once made.
 */
export function derive(
  password: string,
  { cost, salt }: Pick<Hash, 'cost' | 'salt'>,
  progress: (share: number) => void = () => undefined,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, hash = '') => {
      if (error === null) resolve(readDigits(hash.slice(29), DIGEST));
      else reject(error);
    };
    void bcrypt(password, writeSetting({ version: '2b', cost, salt }), done, progress);
  });
}

const writeSetting = ({ version, cost, salt }: Omit<Hash, 'digest'>): string =>
  `$${version}$${String(cost).padStart(2, '0')}$${writeDigits(salt)}`;

/** As `htpasswd` and most libraries write it. */
export const writeHash = (hash: Hash): string => writeSetting(hash) + writeDigits(hash.digest);

/** bcrypt has a Base64 of its own. */
export const writeDigits = (bytes: Uint8Array): string => encodeBase64(Array.from(bytes), bytes.length);

/** The bytes of 53 digits: salt and digest. Bits of the last digits that belong to no byte are dropped. */
export const readSaltAndDigest = (digits: string): Pick<Hash, 'salt' | 'digest'> => ({
  salt: readDigits(digits.slice(0, 22), SALT),
  digest: readDigits(digits.slice(22), DIGEST),
});

const readDigits = (digits: string, size: number): Uint8Array => Uint8Array.from(decodeBase64(digits, size));
