import { useState } from 'react';
import {
  isEmptyText,
  operand,
  Section,
  useExample,
  useInput,
  useIntlLanguage,
  useMounted,
  useOperation,
  useOptions,
} from '#kit';
import { CronAnswer } from './cron-answer.tsx';
import { CronForm } from './cron-form.tsx';
import { CronResult } from './cron-result.tsx';
import { fromUnix } from './compose.ts';
import { HelpTables } from './help-tables.tsx';
import { describe } from './operations.ts';

const START = '40 * * * *';

export default function CrontabGenerator() {
  const [typed, setTyped] = useInput('describe');
  const isMounted = useMounted();
  const [isTouched, setTouched] = useState(false);
  const options = useOptions(describe);
  const language = useIntlLanguage();
  const start = fromUnix(START, options.values.dialect);
  const text = isTouched || !isEmptyText(typed) ? typed : start;
  const state = useOperation(describe, operand(text), { ...options.values, language }, { optionError: options.error });
  const change = (next: string) => {
    setTouched(true);
    setTyped(next);
  };
  const loadExample = useExample(describe, (example) =>
    change(fromUnix(String(example.input), options.values.dialect)),
  );
  return (
    <>
      <Section name="describe">
        <CronForm
          text={typeof text === 'string' ? text : text.head}
          onChange={change}
          options={options}
          error={state.is === 'failed' ? state.error : undefined}
          onExample={loadExample}
          answer={<CronAnswer state={state} />}
        />
        <CronResult state={state} options={options} />
      </Section>
      {/* Below all that is seen at first: the page's HTML is to come in one flight of the connection. */}
      {isMounted && <HelpTables onUse={change} isUnix={options.values.dialect === 'unix'} />}
    </>
  );
}
