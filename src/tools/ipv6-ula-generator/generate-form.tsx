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
  useExample,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import { UlaSites } from './ula-sites.tsx';

/** The options of new prefixes, and what is made of them: no template keeps a prefix while its subnets change. */
export function GenerateForm() {
  const t = useMessages<typeof en.ui>();
  const isMounted = useMounted();
  const [turn, setTurn] = useState(0);
  const options = useOptions(generate);
  const state = useOperation(generate, undefined, options.values, {
    enabled: isMounted,
    turn,
    optionError: options.error,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(generate, (example) => options.set(example.options as typeof options.values));
  const sites = resultToShow(state)?.value;
  const regenerate = () => {
    options.set({ keep: '' });
    setTurn(turn + 1);
  };
  const showNext = (prefix: string) =>
    options.set({ keep: prefix, subnet: (parseInt(options.values.subnet, 16) + 1).toString(16) });
  return (
    <Section name="generate">
      <div className="n-stack">
        <p className="n-muted">{t('about')}</p>
        <Panes generator>
          <OptionsForm
            foot={
              <>
                <OptionErrors state={state} specs={generate.options} />
                <div className="n-line">
                  <Button icon="refresh" data-refresh onClick={regenerate}>
                    {t('refresh')}
                  </Button>
                  <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
                    {t('reset')}
                  </Button>
                  <ExampleButton onClick={loadExample} />
                </div>
              </>
            }
          >
            <Segmented {...option('method')} />
            <TextField {...option('mac')} placeholder="20:37:06:12:34:56" />
            <TextField {...option('subnet')} placeholder="0" />
            <NumberField {...option('count')} />
            <TextField {...option('keep')} placeholder="fd96:1b7d:886a::/48" />
          </OptionsForm>
          <div className="n-stack" data-result aria-live="polite">
            {sites !== undefined && (
              <UlaSites sites={sites} isLast={/^0*f{4}$/i.test(options.values.subnet.trim())} onNext={showNext} />
            )}
          </div>
        </Panes>
      </div>
    </Section>
  );
}
