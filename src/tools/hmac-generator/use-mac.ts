import { operand, useMounted, useOperation, type RunState, type TextValue } from '#kit';
import type { Values } from '#engine/options';
import { compute, computeFile, verify, verifyFile } from './operations.ts';

/** What is signed, and how. */
export interface Signed {
  readonly text: TextValue;
  /** Takes the place of the text. */
  readonly file: File | undefined;
  readonly values: Values<typeof compute.options>;
}

const NO_FILE = new Blob([]);

/** The HMAC of a text or a file, as it changes. */
export function useMac({ text, file, values }: Signed) {
  const isMounted = useMounted();
  const { algorithm, key, keyForm, encoding } = values;
  const ofText = useOperation(compute, operand(text), values, { enabled: isMounted && file === undefined });
  const ofFile = useOperation(
    computeFile,
    file ?? NO_FILE,
    { algorithm, key, keyForm, encoding },
    { enabled: file !== undefined },
  );
  return file === undefined ? ofText : ofFile;
}

/** Whether the expected HMAC is that of the text or the file, once `after` is there. */
export function useVerdict(
  { text, file, values }: Signed,
  expected: string,
  after: { readonly is: RunState<unknown>['is'] },
) {
  const { algorithm, key, keyForm, input } = values;
  const enabled = expected.trim() !== '' && (after.is === 'done' || after.is === 'running');
  const ofText = useOperation(
    verify,
    operand(text),
    { algorithm, key, keyForm, input, expected },
    { enabled: enabled && file === undefined, after },
  );
  const ofFile = useOperation(
    verifyFile,
    file ?? NO_FILE,
    { algorithm, key, keyForm, expected },
    { enabled: enabled && file !== undefined, after },
  );
  return file === undefined ? ofText : ofFile;
}
