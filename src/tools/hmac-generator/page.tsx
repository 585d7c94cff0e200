import { useState } from 'react';
import { OptionsLine, Panes, Section, Segmented, Select, useInput, useOptionErrors, useOptions } from '#kit';
import { KeyAndMessage } from './key-and-message.tsx';
import { compute } from './operations.ts';
import { useMac } from './use-mac.ts';
import { Verdict } from './verdict.tsx';

/** Key and message in, HMAC out; under it the one that is expected. A text and a file are treated alike. */
export default function HmacGenerator() {
  const options = useOptions(compute);
  const [text, setText] = useInput('compute');
  const [file, setFile] = useState<File>();
  const signed = { text, file, values: options.values };
  const state = useMac(signed);
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  return (
    <Section name={file === undefined ? 'compute' : 'computeFile'}>
      <OptionsLine>
        <span data-literal>
          <Select {...option('algorithm')} />
        </span>
        <Segmented {...option('encoding')} />
      </OptionsLine>
      <Panes>
        <KeyAndMessage {...signed} onText={setText} onFile={setFile} option={option} set={options.set} error={error} />
        <Verdict state={state} signed={signed} />
      </Panes>
    </Section>
  );
}
