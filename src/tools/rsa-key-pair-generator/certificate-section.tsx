import {
  Disclosure,
  Notes,
  OptionErrors,
  Panes,
  resultToShow,
  SecretField,
  Section,
  useMessages,
  useTextOperation,
} from '#kit';
import { CertificateView } from './certificate-view.tsx';
import { KeyTextPane } from './key-text-pane.tsx';
import type en from './locales/en.json';
import { hasPrivateKey } from './mask.ts';
import { certificate } from './operations.ts';
import { Verdicts } from './verdicts.tsx';

/** Certificates and requests in, what is wrong with them and all that they say out. */
export function CertificateSection() {
  const t = useMessages<typeof en.ui>();
  // A private key may stand beside the certificates: it is never linked.
  const { value, setValue, option, state, inputError, loadExample } = useTextOperation(certificate, '', false);
  const shown = resultToShow(state);
  const isHidden = typeof value === 'string' && hasPrivateKey(value);
  const [key, passphrase] = [option('privateKey'), option('passphrase')];
  return (
    <Section name="certificate">
      <Panes>
        <div>
          <div className="n-stack">
            <KeyTextPane
              name={t('certificates')}
              value={value}
              onChange={setValue}
              onExample={loadExample}
              error={inputError}
              isHidden={isHidden}
            />
            <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={certificate.options} />
            <Disclosure label={t('compareKey')} isUsed={isHidden || key.value !== '' || passphrase.error !== undefined}>
              <SecretField {...key} hint={t('keyHint')} />
              <SecretField {...passphrase} />
            </Disclosure>
          </div>
        </div>
        {/* The inner one keeps its height where the other column is taller. */}
        <div>
          <div className="n-stack" data-result={shown && ''} aria-live="polite" aria-busy={state.is === 'running'}>
            {shown !== undefined && (
              <>
                <Verdicts report={shown.value} />
                <Notes notes={shown.notes} />
              </>
            )}
          </div>
        </div>
      </Panes>
      {shown !== undefined && <CertificateView report={shown.value} />}
    </Section>
  );
}
