import type { Readable, Writable } from 'node:stream';
import { Failure, NobodyReads, systemReason } from './failure.ts';

/** The streams and the environment of the process, or those of a test. */
export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Writes and waits until it is written. Rejects with `NobodyReads`, or a `Failure` that says why, such as a full disk. */
export function write(stream: Writable, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error?: NodeJS.ErrnoException | null) => {
      if (!error) resolve();
      else if (error.code === 'EPIPE') reject(new NobodyReads());
      else reject(new Failure(`The output cannot be written: ${systemReason(error)}`));
    });
  });
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Exactly one line: what could break it or steer a terminal is written as an escape. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
