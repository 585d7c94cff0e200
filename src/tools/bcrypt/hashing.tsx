import { useState, type ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, TextSpec, Values } from '#engine/options';
import {
  Button,
  ExampleButton,
  OptionErrors,
  OptionsForm,
  Panes,
  ResultPane,
  SecretField,
  Section,
  useCommonMessages,
  useExample,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  type BindOption,
} from '#kit';
import { EstimateLine } from './estimate-line.tsx';
import type en from './locales/en.json';
import type { Work } from './parameters.ts';
import { useEstimate } from './use-estimate.ts';

interface WithPassword extends OptionSpecs {
  readonly password: TextSpec;
}

interface HashingProps<S extends WithPassword> {
  readonly operation: Operation<'none', 'text', S, string>;
  readonly name: string;
  readonly workOf: (values: Values<S>) => Work;
  readonly children: (option: BindOption<S>, values: Values<S>) => ReactNode;
}

/** A password and what hashes it; long work begins only when it is asked for. */
export function Hashing<S extends WithPassword>({ operation, name, workOf, children }: HashingProps<S>) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [turn, setTurn] = useState(0);
  const options = useOptions(operation);
  const { values } = options;
  const hasPassword = values.password !== '';
  const estimated = useEstimate(
    options.error === undefined ? [workOf(values)] : undefined,
    JSON.stringify([values, turn]),
  );
  const state = useOperation(operation, undefined, values, {
    enabled: hasPassword && (estimated.isAllowed || options.error !== undefined),
    turn,
    optionError: options.error,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(operation, (example) =>
    options.set((example.options ?? {}) as Parameters<typeof options.set>[0]),
  );
  return (
    <Section name={name}>
      <Panes generator>
        <OptionsForm
          foot={
            <>
              <OptionErrors state={state} specs={operation.options} />
              <EstimateLine estimated={estimated} isWanted={hasPassword} isRunning={state.is === 'running'} />
              <hr />
              <Button icon="refresh" data-refresh onClick={() => setTurn(turn + 1)}>
                {t('newSalt')}
              </Button>
              <ExampleButton onClick={loadExample} />
              <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
                {common('resetOptions')}
              </Button>
            </>
          }
        >
          <SecretField {...option('password')} />
          {children(option, values)}
        </OptionsForm>
        <ResultPane name={t('result')} state={state} height="short" />
      </Panes>
    </Section>
  );
}
