import { useState } from 'react';
import {
  Button,
  ExampleButton,
  Facts,
  OptionErrors,
  OptionsForm,
  qrControls,
  QrCard,
  QrColumns,
  SecretField,
  Section,
  Select,
  Switch,
  TextField,
  useExample,
  useMessages,
  useOperation,
  useOptionErrors,
  type OptionState,
} from '#kit';
import type en from './locales/en.json';
import { networkFields, type Network } from './network.ts';
import { draw, payload } from './operations.ts';

/** A network becomes a code and a card to print, with every change. */
export function DrawTab({ options }: { options: OptionState<typeof draw.options> }) {
  const { values, error: optionError } = options;
  const network = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(networkFields, name)),
  ) as unknown as Network;
  const enabled = values.ssid !== '' || values.password !== '';
  const state = useOperation(draw, undefined, values, { enabled, optionError });
  const written = useOperation(payload, undefined, network, { enabled });
  const text = state.is !== 'failed' && written.is === 'done' && typeof written.value === 'string' ? written.value : '';
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(draw, (example) => {
    options.set(example.options ?? {});
  });
  return (
    <Section name="draw">
      <QrColumns>
        <div className="n-stack">
          <div className="n-line">
            <Select {...option('security')} />
            <ExampleButton onClick={loadExample} />
          </div>
          <TextField {...option('ssid')} code={false} />
          {values.security !== 'nopass' && <SecretField {...option('password')} />}
          {values.security === 'eap' && (
            <>
              <Select {...option('eap')} />
              <Select {...option('phase2')} />
              <TextField {...option('identity')} code={false} />
              <TextField {...option('anonymous')} code={false} />
            </>
          )}
          <Switch {...option('hidden')} />
          <OptionsForm foot={<OptionErrors state={state} specs={draw.options} />}>
            <Select {...option('caption')} />
            {qrControls(option)}
          </OptionsForm>
        </div>
        <QrCard state={state} text={text} size={values.size} file="qr-code">
          {text !== '' && <Payload text={text} />}
        </QrCard>
      </QrColumns>
    </Section>
  );
}

/** The content of the code; the password is shown when asked for. */
function Payload({ text }: { text: string }) {
  const t = useMessages<typeof en.ui>();
  const [isShown, setShown] = useState(false);
  const masked = text.replace(/;P:(?:\\[^]|[^;\\])+/, ';P:••••••••');
  return (
    <>
      <Facts facts={[{ label: t('payload'), value: isShown ? text : masked, copy: text }]} />
      {masked !== text && (
        <Button
          look="text"
          icon={isShown ? 'eye-off' : 'eye'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('showPassword')}
        </Button>
      )}
    </>
  );
}
