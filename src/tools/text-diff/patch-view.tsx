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

interface PatchViewProps {
  readonly input: string | Blob;
  readonly values: Values<(typeof diff)['options']>;
}

/** The change as a unified diff. Made only while it is shown. */
export function PatchView({ input, values: { unit: _, ...comparing } }: PatchViewProps) {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(patch);
  const { context, leftName, rightName } = options.values;
  const values = { ...comparing, context, leftName, rightName };
  const state = useOperation(patch, input, values, { optionError: options.error });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  return (
    <>
      <OptionsLine>
        <NumberField {...option('context')} />
        <TextField {...option('leftName')} inline />
        <TextField {...option('rightName')} inline />
      </OptionsLine>
      <ResultPane name={t('tab.patch')} state={state} format="diff" />
    </>
  );
}
