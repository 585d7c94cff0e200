import { ToolError, type Params } from '#engine/error';
import { placeAt } from '#lib/place';
import { showCharacter } from '#lib/show-character';
import { readSaltAndDigest, type Hash } from './derive.ts';
import { readOther, type OtherHash } from './read-other.ts';

/** A hash in a text. */
export type Found = (Hash | OtherHash) & {
  /** What stands before it: the user in a line of `.htpasswd`. */
  readonly name?: string;
  readonly text: string;
};

/** Characters of salt and digest. */
const DIGITS = 53;

/**
 * The hashes of passwords in a text, one a line, possibly after a name and a colon or in quotes; empty lines are skipped.
 * Throws `error.noHash`, `error.version`, `error.cost`, `error.hashDigit`, `error.hashLength` and `error.incomplete` with
 * their place.
 */
export function readHashes(text: string): readonly Found[] {
  const hashes = Array.from(text.matchAll(/[^\r\n]+/g)).flatMap(({ 0: line, index }): Found[] => {
    const solid = line.trimStart();
    if (solid === '') return [];
    const [before = '', name] = /^(?:([^:$\s]+):(?=\$))?["']?/.exec(solid) ?? [];
    const hash = solid
      .slice(before.length)
      .trimEnd()
      .replace(/["']?[,;]?$/, '');
    const start = index + line.length - solid.length + before.length;
    return [
      {
        ...(name !== undefined && { name }),
        text: hash,
        ...(readOther(text, start, hash) ?? readHash(text, start, hash)),
      },
    ];
  });
  if (hashes.length === 0) throw new ToolError('error.noHash');
  return hashes;
}

function readHash(text: string, start: number, hash: string): Hash {
  const fail = (code: string, offset: number, params: Params = {}) =>
    new ToolError(code, params, { at: placeAt(text, start + offset) });
  const [, version = '', cost = '', digits = ''] = /^\$(2[a-z]?)\$(?:([^$]*)\$)?(.*)$/.exec(hash) ?? [];
  if (version === '') throw fail('error.noHash', 0);
  if (!/^2[abxy]$/.test(version)) throw fail('error.version', 1, { version });
  if (!/^(?:0[4-9]|[12]\d|3[01])$/.test(cost)) throw fail('error.cost', version.length + 2, { cost });
  const from = hash.length - digits.length;
  const wrong = digits.search(/[^./A-Za-z\d]/);
  if (wrong >= 0) throw fail('error.hashDigit', from + wrong, { character: showCharacter(text, start + from + wrong) });
  if (digits.length !== DIGITS) throw fail('error.hashLength', hash.length - 1, { size: digits.length });
  return { version, cost: Number(cost), ...readSaltAndDigest(digits) };
}
