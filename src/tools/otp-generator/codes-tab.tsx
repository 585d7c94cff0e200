import {
  ExampleButton,
  lastGood,
  NumberField,
  OptionsLine,
  Panes,
  SecretField,
  Section,
  Segmented,
  Select,
  TextField,
  ToolButton,
  useMessages,
} from '#kit';
import { CheckCode } from './check-code.tsx';
import { CodesCard } from './codes-card.tsx';
import { LinkCard } from './link-card.tsx';
import type en from './locales/en.json';
import type { Otp } from './use-otp.ts';

/** The codes of a secret, a field to check one, and the link and QR code for an authenticator. */
export function CodesTab({ otp }: { otp: Otp }) {
  const t = useMessages<typeof en.ui>();
  const { option, state, values } = otp;
  return (
    <Section name="generate">
      <div className="n-stack">
        <SecretField
          {...option('secret')}
          value={otp.secret}
          onChange={otp.setSecret}
          tools={
            <>
              <ToolButton icon="refresh" label={t('newSecret')} data-refresh onClick={otp.makeSecret} />
              <ExampleButton onClick={otp.loadExample} />
            </>
          }
        />
        <OptionsLine most={3}>{codeOptions(otp, t('timeHint'))}</OptionsLine>
      </div>
      <Panes>
        <div className="n-stack">
          <CodesCard shown={state.is === 'failed' ? undefined : lastGood(state)} values={values} />
          <CheckCode otp={otp} />
        </div>
        {/* The inner one keeps its height where the other column is taller. */}
        <div>
          <LinkCard otp={otp} />
        </div>
      </Panes>
    </Section>
  );
}

/** The options that the type has. */
function codeOptions({ option, lengthOption }: Otp, timeHint: string) {
  const { value: type } = option('type');
  return (
    <>
      <Select {...option('type')} />
      {type !== 'steam' && <NumberField {...option('digits')} />}
      {type !== 'steam' && (
        <span data-literal>
          <Select {...option('algorithm')} />
        </span>
      )}
      {type === 'totp' && <NumberField {...option('period')} />}
      {type === 'hotp' && <NumberField {...option('counter')} />}
      {type === 'hotp' && <NumberField {...option('lookAhead')} />}
      <Segmented {...option('encoding')} />
      <NumberField {...lengthOption} />
      {type !== 'hotp' && <TextField {...option('time')} hint={timeHint} placeholder="2026-01-31T12:00:00Z" />}
      {type === 'totp' && <NumberField {...option('startTime')} />}
    </>
  );
}
