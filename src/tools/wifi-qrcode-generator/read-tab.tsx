import {
  Button,
  Facts,
  InputField,
  QrReader,
  resultToShow,
  Section,
  useMessages,
  usePanel,
  useTextOperation,
} from '#kit';
import type { Wifi } from '#formats/qr/wifi.ts';
import type qr from '#formats/qr/locales/en.json';
import type en from './locales/en.json';
import { networkFields, type Network } from './network.ts';
import { read } from './operations.ts';

/** The network of a code in a picture or before the camera, or of its text. */
export function ReadTab({ onUse }: { onUse: (network: Partial<Network>) => void }) {
  const t = useMessages<typeof en.ui & typeof qr>();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(read, '', false);
  const panel = usePanel();
  const wifi = resultToShow(state)?.value;
  return (
    <Section name="read">
      <div className="n-stack">
        <QrReader onText={setValue}>
          <InputField
            label={t('wifiText')}
            value={value}
            onChange={setValue}
            rows={2}
            placeholder="WIFI:T:WPA;S:mynetwork;P:mypass;;"
            error={inputError}
            onExample={loadExample}
          />
        </QrReader>
        <div className="n-stack" data-result aria-live="polite">
          {wifi !== undefined && (
            <>
              <Facts
                facts={[
                  { label: t('ssid'), value: wifi.ssid },
                  { label: t('security'), value: t(`security.${wifi.security}`), copy: false, code: false },
                  { label: t('password'), value: wifi.password, isSecret: true },
                  { label: t('hidden'), value: t(wifi.hidden ? 'yes' : 'no'), copy: false, code: false },
                  ...(['eap', 'phase2', 'identity', 'anonymous'] as const)
                    .filter((name) => wifi[name] !== '')
                    .map((name) => ({ label: t(name), value: wifi[name] })),
                ]}
              />
              <div>
                <Button
                  onClick={() => {
                    onUse(toFields(wifi));
                    panel.turnTo('draw');
                  }}
                >
                  {t('useNetwork')}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The fields of the form; an unknown method is none. */
function toFields({ eap, phase2, ...rest }: Wifi): Partial<Network> {
  const known = <C extends string>(choices: readonly C[], value: string) =>
    choices.find((choice) => choice.toLowerCase() === value.toLowerCase()) ?? 'none';
  return {
    ...rest,
    eap: known(networkFields.eap.choices, eap),
    phase2: known(networkFields.phase2.choices, phase2),
  };
}
