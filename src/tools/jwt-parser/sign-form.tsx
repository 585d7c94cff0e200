import {
  Filling,
  OptionErrors,
  OptionsLine,
  Panes,
  ResultPane,
  SecretField,
  Section,
  Segmented,
  Select,
  TextField,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { sign } from './operations.ts';
import { TimeButtons } from './time-buttons.tsx';

/** Makes a token of claims. */
export function SignForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, state, inputError, loadExample } = useTextOperation(sign, '', { isSecret: true });
  return (
    <Section name="sign">
      <Filling>
        <OptionsLine>
          <SecretField {...option('key')} />
          <span data-literal>
            <Select {...option('algorithm')} />
          </span>
          <Segmented {...option('keyForm')} />
          <TextField {...option('header')} />
        </OptionsLine>
        <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={sign.options} />
        <Panes>
          <TextPane
            name={t('claims')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            format="json"
            error={inputError}
            offer={<TimeButtons claims={value} onChange={setValue} />}
          />
          <ResultPane name={t('token')} state={state} format="jwt" onExample={loadExample} />
        </Panes>
      </Filling>
    </Section>
  );
}
