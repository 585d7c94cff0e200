import { useState, type ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import {
  Button,
  ExampleButton,
  Facts,
  FieldNote,
  FileDrop,
  download,
  Notes,
  OptionsLine,
  Section,
  useExample,
  useExplain,
  useFormatBytes,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  Working,
  type BindOption,
} from '#kit';
import type en from './locales/en.json';

const NONE = new Blob();

interface FileSectionProps<S extends OptionSpecs> {
  readonly name: string;
  readonly operation: Operation<'file', 'file', S, Blob>;
  /** The name of the file that is made of one. */
  readonly fileName: (name: string) => string;
  readonly children: (option: BindOption<S>) => ReactNode;
  readonly extra: (values: Values<S>) => ReactNode;
}

/** A file in, another one out, to be saved. */
export function FileSection<S extends OptionSpecs>({
  name,
  operation,
  fileName,
  children,
  extra,
}: FileSectionProps<S>) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const formatBytes = useFormatBytes();
  const [file, setFile] = useState<File>();
  const options = useOptions(operation);
  const state = useOperation(operation, file ?? NONE, options.values, {
    enabled: file !== undefined,
    optionError: options.error,
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const loadExample = useExample(operation, ({ input, options: given }) => {
    options.set(given as Partial<Values<S>>);
    setFile(fileOf(input));
  });
  const result = state.is === 'done' ? state.value : undefined;
  const resultName = fileName(file?.name ?? '');
  return (
    <Section name={name}>
      <OptionsLine>{children(option)}</OptionsLine>
      <div className="n-stack">
        <FileDrop
          label={file === undefined ? t('dropFile') : `${file.name} (${formatBytes(file.size)})`}
          onFile={setFile}
        />
        {file === undefined && (
          <div>
            <ExampleButton onClick={loadExample} />
          </div>
        )}
        {error !== undefined && error.where.option === undefined && (
          <FieldNote id="file-error" error={explain(error)} />
        )}
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {state.is === 'done' && <Notes notes={state.notes} />}
          {result !== undefined && (
            <>
              <Facts
                facts={[
                  { label: t('file'), value: resultName },
                  { label: t('size'), value: formatBytes(result.size), copy: String(result.size) },
                ]}
              />
              <div>
                <Button look="primary" icon="download" onClick={() => download(result, resultName)}>
                  {t('download')}
                </Button>
              </div>
            </>
          )}
        </div>
        {extra(options.values)}
      </div>
    </Section>
  );
}

/** The file of an example, which is written as a text or Base64. */
function fileOf(input: unknown): File {
  if (typeof input === 'string') return new File([input], 'example.txt');
  const { base64 } = input as { readonly base64: string };
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'example.txt.enc');
}
