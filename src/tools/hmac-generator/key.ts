import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import type { HashName } from '#formats/digest/options.ts';

export interface KeyOptions {
  readonly algorithm: HashName;
  readonly key: string;
  readonly keyForm: ByteForm;
}

/** The bytes of the key, never trimmed. Notes that a message has no key; throws and notes what `readBytes` does. */
export function readKey({ key, keyForm }: KeyOptions, hasMessage: boolean, note: RunContext['note']): Uint8Array {
  if (key === '' && hasMessage) note('warning.emptyKey', {}, { option: 'key' });
  return readBytes(key, keyForm, note, { option: 'key' });
}
