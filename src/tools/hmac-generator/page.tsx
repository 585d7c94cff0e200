import { Inspector, OperationTabs, SecretField, Segmented, Select, TextField, useMessages } from '#kit';
import { ComputeSection } from './compute-section.tsx';
import { FileSection } from './file-section.tsx';
import type en from './locales/en.json';
import { verify, webhook } from './operations.ts';
import { SignedView } from './signed-view.tsx';
import { VerdictView } from './verdict-view.tsx';

export default function HmacGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        compute: <ComputeSection />,
        computeFile: <FileSection />,
        verify: (
          <Inspector
            operation={verify}
            input={t('message')}
            multiline
            options={(option) => (
              <>
                <SecretField {...option('key')} />
                <TextField {...option('expected')} />
                <div data-literal>
                  <Select {...option('algorithm')} />
                </div>
                <Segmented {...option('keyForm')} />
                <Segmented {...option('input')} />
              </>
            )}
          >
            {(verdict) => <VerdictView of={verdict} />}
          </Inspector>
        ),
        webhook: (
          <Inspector
            operation={webhook}
            input={t('body')}
            multiline
            options={(option) => (
              <>
                <Segmented {...option('service')} />
                <SecretField {...option('key')} />
                <TextField {...option('signature')} hint={t('signatureHint')} />
                {option('service').value !== 'github' && (
                  <TextField {...option('timestamp')} hint={t('timestampHint')} />
                )}
              </>
            )}
          >
            {(signed) => <SignedView of={signed} />}
          </Inspector>
        ),
      }}
    </OperationTabs>
  );
}
