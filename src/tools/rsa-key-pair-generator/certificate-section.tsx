import {
  Notes,
  OptionErrors,
  OptionsLine,
  resultToShow,
  SecretField,
  Section,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import { CertificateView } from './certificate-view.tsx';
import { ChainView } from './chain-view.tsx';
import type en from './locales/en.json';
import { certificate } from './operations.ts';

/** Certificates and requests that are pasted, and what they say. */
export function CertificateSection() {
  const t = useMessages<typeof en.ui>();
  // A private key may be beside the certificates: it is never linked.
  const { value, setValue, option, state, inputError, loadExample } = useTextOperation(certificate, '', {
    isSecret: true,
  });
  const shown = resultToShow(state);
  const hasKey = typeof value === 'string' && value.includes('PRIVATE KEY-----');
  return (
    <Section name="certificate">
      {hasKey && (
        <OptionsLine>
          <SecretField {...option('passphrase')} />
        </OptionsLine>
      )}
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={certificate.options} />
      <div className="n-stack">
        <TextPane
          name={t('certificates')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          height="short"
        />
        {shown !== undefined && (
          <div className="n-stack" data-result aria-live="polite">
            <Notes notes={shown.notes} />
            <ChainView report={shown.value} />
            {[...shown.value.certificates, ...shown.value.requests].map((one, index) => (
              <CertificateView key={`${one.is} ${one.number}`} of={one} isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
