import { Directions, Inspector, Switch, useMessages } from '#kit';
import { BicResult } from './bic-result.tsx';
import { ComposeForm } from './compose-form.tsx';
import { ExampleIbans } from './example-ibans.tsx';
import { IbanResult } from './iban-result.tsx';
import type en from './locales/en.json';
import { ManyResult } from './many-result.tsx';
import { checkBic, checkMany, parse } from './operations.ts';
import { TestIbans } from './test-ibans.tsx';

export default function IbanValidatorAndParser() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        parse: (
          <>
            <Inspector
              operation={parse}
              input={t('iban')}
              placeholder="DE89 3704 0044 0532 0130 00"
              options={(option) => <Switch {...option('allowQrIban')} />}
            >
              {(iban, { set }) => <IbanResult iban={iban} onUse={set} />}
            </Inspector>
            <ExampleIbans />
          </>
        ),
        compose: <ComposeForm />,
        generate: <TestIbans />,
        checkMany: (
          <Inspector
            operation={checkMany}
            input={t('onePerLine')}
            multiline
            options={(option) => <Switch {...option('allowQrIban')} />}
          >
            {(lines) => <ManyResult lines={lines} />}
          </Inspector>
        ),
        checkBic: (
          <Inspector operation={checkBic} input={t('bic')}>
            {(bic) => <BicResult bic={bic} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
