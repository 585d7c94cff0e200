import type { ReactNode } from 'react';
import type { Values } from '#engine/options';
import {
  NumberField,
  OptionsLine,
  ResultPane,
  TextField,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { patch, type diff } from './operations.ts';
import styles from './text-diff.module.css';

interface PatchViewProps {
  readonly input: string | Blob;
  readonly values: Values<(typeof diff)['options']>;
  /** Chooses the view. */
  readonly switches: ReactNode;
}

/** The change as a unified diff, which is made only while it is shown. */
export function PatchView({ input, values: { unit: _, ...comparing }, switches }: PatchViewProps) {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(patch);
  const { context, leftName, rightName } = options.values;
  const values = { ...comparing, context, leftName, rightName };
  const state = useOperation(patch, input, values, { optionError: options.error });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  return (
    <>
      <div className={styles['bar']}>{switches}</div>
      <OptionsLine>
        <NumberField {...option('context')} />
        <TextField {...option('leftName')} inline />
        <TextField {...option('rightName')} inline />
      </OptionsLine>
      <ResultPane name={t('view.patch')} state={state} format="diff" />
    </>
  );
}
