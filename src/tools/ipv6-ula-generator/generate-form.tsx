import { useState } from 'react';
import {
  Button,
  ExampleButton,
  NumberField,
  OptionErrors,
  OptionsForm,
  Panes,
  resultToShow,
  Section,
  Segmented,
  TextField,
  useFields,
  useMessages,
} from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import { UlaSites } from './ula-sites.tsx';

/** The options of new prefixes, and what is made of them: no template keeps a prefix while its subnets change. */
export function GenerateForm() {
  const t = useMessages<typeof en.ui & typeof generators>();
  const [turn, setTurn] = useState(0);
  const { values, option, set, reset, isInitial, state, loadExample } = useFields(generate, { turn });
  const sites = resultToShow(state)?.value;
  const regenerate = () => {
    set({ keep: '' });
    setTurn(turn + 1);
  };
  const showNext = (prefix: string) =>
    set({ keep: prefix, subnet: (Number.parseInt(values.subnet, 16) + 1).toString(16) });
  return (
    <Section name="generate">
      <Panes generator>
        <OptionsForm
          options={{ isInitial, reset }}
          foot={
            <>
              <OptionErrors state={state} specs={generate.options} />
              <Button icon="refresh" data-refresh onClick={regenerate}>
                {t('refresh')}
              </Button>
              <ExampleButton onClick={loadExample} />
            </>
          }
        >
          <Segmented {...option('method')} />
          <TextField {...option('mac')} placeholder="20:37:06:12:34:56" />
          <TextField {...option('subnet')} placeholder="0" />
          <NumberField {...option('count')} />
          <TextField {...option('keep')} placeholder="fd96:1b7d:886a::/48" />
        </OptionsForm>
        <div className="n-stack" data-result={sites && ''} aria-live="polite">
          {sites !== undefined && (
            <UlaSites
              sites={sites}
              isKept={values.keep.trim() !== ''}
              isLast={/^0*f{4}$/i.test(values.subnet.trim())}
              onNext={showNext}
            />
          )}
        </div>
      </Panes>
    </Section>
  );
}
