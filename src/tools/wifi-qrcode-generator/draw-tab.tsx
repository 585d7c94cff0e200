import {
  ColorField,
  ExampleButton,
  Facts,
  LogoField,
  NumberField,
  OptionErrors,
  OptionsForm,
  PictureColumns,
  QrCard,
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
  const t = useMessages<typeof en.ui>();
  const { values, error: optionError } = options;
  const network = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(networkFields, name)),
  ) as unknown as Network;
  const enabled = values.ssid !== '' || values.password !== '';
  const state = useOperation(draw, undefined, values, { enabled, optionError });
  const written = useOperation(payload, undefined, network, { enabled });
  const text = state.is !== 'failed' && written.is === 'done' && typeof written.value === 'string' ? written.value : '';
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(draw, (example) => options.set(example.options ?? {}));
  const masked = text.replace(/;P:(?:\\[^]|[^;\\])+/, ';P:••••••••');
  return (
    <Section name="draw">
      <PictureColumns>
        <div className="n-stack">
          <div data-input>
            <TextField {...option('ssid')} code={false} tools={<ExampleButton onClick={loadExample} />} />
          </div>
          <Select {...option('security')} />
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
        </div>
        <QrCard state={state} text={text} size={values.size}>
          {text !== '' && <Facts facts={[{ label: t('payload'), value: masked, copy: text }]} />}
        </QrCard>
        <OptionsForm foot={<OptionErrors state={state} specs={draw.options} />}>
          <Select {...option('caption')} />
          <ColorField {...option('foreground')} />
          <ColorField {...option('background')} />
          <Select {...option('level')} />
          <NumberField {...option('size')} />
          <NumberField {...option('margin')} />
          <Select {...option('shape')} />
          <LogoField {...option('logo')} />
        </OptionsForm>
      </PictureColumns>
    </Section>
  );
}
