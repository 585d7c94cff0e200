import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { encodeDigest, type Encoding } from '#lib/digests/encode';
import { updateByFile } from '#lib/digests/file';
import { createFastMac } from './hmac.ts';

interface FileOptions {
  readonly algorithm: AlgorithmName;
  readonly encoding: Encoding;
  readonly key: string;
  readonly keyForm: ByteForm;
}

/** The HMAC of a file of any size. Throws `file.unreadable`. */
export async function computeOfFile(
  file: Blob,
  { algorithm, encoding, key, keyForm }: FileOptions,
  { signal, progress, note }: RunContext,
): Promise<string> {
  const mac = await createFastMac(algorithm, readBytes(key, keyForm, note, { option: 'key' }));
  await updateByFile([mac], file, { signal, progress, unreadable: () => new ToolError('file.unreadable') });
  return encodeDigest(mac.digest(), encoding, false);
}
