import {
  BytesField,
  KeyField,
  ofInput,
  useExample,
  useMessages,
  type BindOption,
  type OptionState,
  type TextValue,
} from '#kit';
import type { ToolError } from '#engine/error';
import type en from './locales/en.json';
import { compute } from './operations.ts';
import type { Signed } from './use-mac.ts';

interface KeyAndMessageProps extends Signed {
  readonly onText: (text: TextValue) => void;
  readonly onFile: (file: File | undefined) => void;
  readonly option: BindOption<typeof compute.options>;
  readonly set: OptionState<typeof compute.options>['set'];
  readonly error: ToolError | undefined;
}

/** What is signed, and with which key. */
export function KeyAndMessage({ text, onText, file, onFile, option, set, error }: KeyAndMessageProps) {
  const t = useMessages<typeof en.ui>();
  const loadExample = useExample(compute, ({ input, options }) => {
    onText(String(input));
    set(options as Parameters<typeof set>[0]);
  });
  return (
    // The inner one keeps its height where the other column is taller.
    <div>
      <div className="n-stack">
        <KeyField
          secret={option('key')}
          form={option('keyForm')}
          onFile={(base64) => set({ key: base64, keyForm: 'base64' })}
        />
        <BytesField
          name={t('message')}
          value={text}
          onChange={onText}
          form={option('input')}
          file={file}
          onFile={onFile}
          onExample={loadExample}
          error={ofInput(error)}
        />
      </div>
    </div>
  );
}
