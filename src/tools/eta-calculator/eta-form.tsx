import type { ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import {
  Button,
  ExampleButton,
  lastGood,
  Notes,
  OptionsForm,
  Section,
  useCommonMessages,
  useExample,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
  type BindOption,
} from '#kit';
import styles from './eta-calculator.module.css';
import { SECOND } from './zone.ts';

interface EtaFormProps<S extends OptionSpecs, R> {
  readonly operation: Operation<'none', 'json', S, R>;
  readonly name: string;
  readonly hint: string;
  /** The clock of the device. */
  readonly now: number;
  /** The kind of calculation. */
  readonly fields: (option: BindOption<S>) => ReactNode;
  /** When it begins, and when there is work. */
  readonly more: (option: BindOption<S>) => ReactNode;
  /** Whether there is enough to calculate with. */
  readonly isReady?: (values: Values<S>) => boolean;
  readonly children: (value: R) => ReactNode;
}

/** Fields and what follows from them. Results that begin now are computed again each second. */
export function EtaForm<S extends OptionSpecs, R extends object>(props: EtaFormProps<S, R>) {
  const { operation, name, hint, now, fields, more, isReady, children } = props;
  const common = useCommonMessages();
  const isMounted = useMounted();
  const options = useOptions(operation);
  const { values } = options;
  const state = useOperation(operation, undefined, values, {
    enabled: isMounted && (isReady?.(values) ?? true),
    optionError: options.error,
    turn: (values as { readonly from?: string }).from === 'now' ? Math.floor(now / SECOND) : 0,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(operation, (example) => {
    options.set((example.options ?? {}) as Parameters<typeof options.set>[0]);
  });
  const shown = lastGood(state);
  return (
    <Section name={name}>
      <p className={styles['hint']}>{hint}</p>
      <div className={styles['columns']}>
        <div className="n-stack">
          <div className={styles['fields']} data-input>
            {fields(option)}
          </div>
          <OptionsForm
            foot={
              <>
                <hr />
                <ExampleButton onClick={loadExample} />
                <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
                  {common('resetOptions')}
                </Button>
              </>
            }
          >
            {more(option)}
          </OptionsForm>
        </div>
        {shown === undefined ? (
          <p className={styles['empty']}>{common(state.is === 'failed' ? 'noResultFix' : 'noResult')}</p>
        ) : (
          <div className={styles['card']} data-result>
            {children(shown.value as R)}
            <Notes notes={shown.notes} />
          </div>
        )}
      </div>
    </Section>
  );
}
