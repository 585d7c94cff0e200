import {
  Answer,
  DecimalField,
  ExampleButton,
  lastGood,
  Notes,
  Section,
  useFields,
  useFormatNumber,
  useMessages,
} from '#kit';
import type en from './locales/en.json';
import { calculate } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  const format = useFormatNumber();
  const { name, option, state, loadExample } = useFields(calculate);
  const shown = state.is === 'failed' ? undefined : lastGood(state);
  const result = shown?.value.result;
  return (
    <Section name={name}>
      <div className="n-stack">
        <DecimalField {...option('first')} size="large" tools={<ExampleButton onClick={loadExample} />} />
        <DecimalField {...option('second')} size="large" />
        <Answer label={t('result')} value={result && format(result)} copy={result}>
          {shown !== undefined && <Notes notes={shown.notes} />}
        </Answer>
      </div>
    </Section>
  );
}
