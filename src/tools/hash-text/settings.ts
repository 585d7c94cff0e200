import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { algorithms as allAlgorithms, type Algorithm } from '#lib/digests/algorithms';
import type { Settings } from '#lib/digests/hashers';

/** The parameters that some algorithms leave open. */
export interface Variant {
  /** Bytes of the digests whose length can be chosen; 0 for the usual number. */
  readonly length: number;
  readonly key: string;
  readonly keyForm: ByteForm;
}

/**
 * How the chosen algorithms are to hash, and the algorithms as they are with that. Throws `error.length`, `error.key…`
 * and what `readBytes` throws; notes what has no effect.
 */
export function applyVariant(
  chosen: readonly Algorithm[],
  { length, key, keyForm }: Variant,
  note: RunContext['note'],
): { algorithms: readonly Algorithm[]; settings: Settings } {
  const keyBytes = readBytes(key, keyForm, note, { option: 'key' });
  for (const algorithm of chosen) {
    checkLength(algorithm, length);
    if (keyBytes.length > 0) checkKey(algorithm, keyBytes.length);
  }
  if (length > 0) noteVain('length', 'longest', chosen, note);
  if (keyBytes.length > 0) noteVain('key', 'key', chosen, note);
  return {
    algorithms: length === 0 ? chosen : chosen.map((algorithm) => withLength(algorithm, length)),
    settings: { length: length || undefined, key: keyBytes.length === 0 ? undefined : keyBytes },
  };
}

/** Collisions of a digest shortened below 256 bits cost less than 2^128 steps. */
function withLength(algorithm: Algorithm, length: number): Algorithm {
  if (algorithm.longest === undefined) return algorithm;
  return { ...algorithm, bits: length * 8, standing: length < 32 ? 'legacy' : 'safe' };
}

function checkLength({ name, longest }: Algorithm, length: number): void {
  if (longest !== undefined && length > longest) {
    throw new ToolError('error.length', { name, count: longest }, { option: 'length' });
  }
}

function checkKey({ name, key }: Algorithm, size: number): void {
  if (key === undefined || (size >= key[0] && size <= key[1])) return;
  const code = key[0] === key[1] ? 'error.keyExact' : 'error.keyLong';
  throw new ToolError(code, { name, wanted: key[1], count: size }, { option: 'key' });
}

function noteVain(
  option: 'length' | 'key',
  needed: 'longest' | 'key',
  chosen: readonly Algorithm[],
  note: RunContext['note'],
): void {
  if (chosen.some((algorithm) => algorithm[needed] !== undefined)) return;
  const names = allAlgorithms.filter((algorithm) => algorithm[needed] !== undefined).map(({ name }) => name);
  note(option === 'length' ? 'note.lengthUnused' : 'note.keyUnused', { names: names.join(', ') }, { option });
}
