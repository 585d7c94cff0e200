import { ToolError } from '#engine/error';
import { toBase64 } from '#lib/bytes';
import { notify } from '../context/toasts.ts';
import { useExplain } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { useFormatBytes } from '../text/text-size.ts';
import { OpenFileButton } from './input-tools.tsx';
import { SecretField } from './secret-field.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface KeyFieldProps<Form extends string> {
  readonly secret: Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'name' | 'hint' | 'error' | 'errorAt'>;
  /** How the text gives the bytes, as `option('…')` binds a `byteForm`. */
  readonly form: SegmentedProps<Form>;
  /** Takes the bytes of a file, in Base64. */
  readonly onFile: (base64: string) => void;
}

/** The largest file (bytes) that is taken for a key. */
const LARGEST = 1024 * 1024;

/** Secret bytes on one masked line: as text, in hex, in Base64, or from a file. */
export function KeyField<Form extends string>({ secret, form, onFile }: KeyFieldProps<Form>) {
  const t = useCommonMessages();
  const explain = useExplain();
  const formatBytes = useFormatBytes();
  const read = async (file: File) => {
    try {
      if (file.size > LARGEST) {
        const sizes = { value: formatBytes(file.size), max: formatBytes(LARGEST) };
        throw new ToolError('engine.tooLarge', sizes);
      }
      onFile(toBase64(new Uint8Array(await file.arrayBuffer())));
    } catch (problem) {
      const text = problem instanceof ToolError ? explain(problem) : t('fileUnreadable', { name: file.name });
      notify({ kind: 'error', text });
    }
  };
  return (
    <SecretField
      {...secret}
      tools={
        <>
          <Segmented {...form} hideLabel size="small" />
          <OpenFileButton label={secret.label} onFile={(file) => void read(file)} />
        </>
      }
    />
  );
}
