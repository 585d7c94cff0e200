import type { ComponentProps } from 'react';
import {
  BytesField,
  Notes,
  ofInput,
  operand,
  resultToShow,
  Section,
  useExample,
  useMounted,
  useOperation,
  Working,
  type OptionState,
} from '#kit';
import type { ByteForm } from '#formats/bytes/read.ts';
import { DigestList } from './digest-list.tsx';
import { digest } from './operations.ts';

interface TextDigestsProps {
  readonly message: ComponentProps<typeof BytesField<ByteForm>>;
  readonly options: OptionState<typeof digest.options>;
}

/** Digests of a text, as it is typed; those of the empty text too. */
export function TextDigests({ message, options }: TextDigestsProps) {
  const isMounted = useMounted();
  const { eachLine } = options.values;
  // In hex and compared with nothing: the table shows them otherwise without hashing again. Many lines would hold up the
  // page that way, so the operation writes these as they are shown.
  const state = useOperation(
    digest,
    operand(message.value),
    eachLine ? options.values : { ...options.values, encoding: 'Hex', uppercase: false, expected: '' },
    { enabled: isMounted },
  );
  const loadExample = useExample(digest, (example) => message.onChange(String(example.input)));
  const error = state.is === 'failed' ? state.error : undefined;
  const shown = resultToShow(state);
  return (
    <Section name="digest">
      <DigestList
        rows={shown?.value}
        isPresented={eachLine}
        error={error}
        options={options.values}
        expected={options.option('expected')}
      >
        <BytesField {...message} onExample={loadExample} error={ofInput(error)} />
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {shown !== undefined && <Notes notes={shown.notes} />}
      </DigestList>
    </Section>
  );
}
