import {
  Filling,
  ofInput,
  operand,
  OptionErrors,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { keyOptions } from './key-options.tsx';
import type en from './locales/en.json';
import { OpensslLine } from './openssl-line.tsx';
import { compute } from './operations.ts';

/** Not a `Converter`, because the empty message has an HMAC, too. */
export function ComputeSection() {
  const t = useMessages<typeof en.ui>();
  const isMounted = useMounted();
  const [text, setText] = useInput('compute');
  const options = useOptions(compute);
  const state = useOperation(compute, operand(text), options.values, {
    enabled: isMounted,
    optionError: options.error,
  });
  const loadExample = useExample(compute, (example) => {
    setText(String(example.input));
    options.set(example.options ?? {});
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const controls = {
    key: option('key'),
    algorithm: option('algorithm'),
    encoding: option('encoding'),
    keyForm: option('keyForm'),
  };
  return (
    <Section name="compute">
      <Filling>
        <OptionsLine>
          {keyOptions(controls)}
          <Segmented {...option('input')} />
        </OptionsLine>
        <OptionErrors state={state} specs={compute.options} />
        <Panes>
          <TextPane
            name={t('message')}
            value={text}
            onChange={setText}
            onExample={loadExample}
            error={ofInput(error)}
          />
          <ResultPane name={t('result')} state={state} />
        </Panes>
      </Filling>
      <OpensslLine controls={controls} />
    </Section>
  );
}
