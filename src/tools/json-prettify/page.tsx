import { OptionErrors, Panes, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { Explorer } from './explorer.tsx';
import { FormatOptions } from './format-options.tsx';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { Result } from './result.tsx';

export default function JsonPrettify() {
  const t = useMessages<typeof en.ui>();
  const operation = useTextOperation(prettify);
  const { name, value, setValue, option, state, inputError, loadExample } = operation;
  return (
    <Section name={name}>
      <FormatOptions option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={prettify.options} />
      <Panes>
        <TextPane
          name={t('input')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          format="json"
          error={inputError}
        />
        <Result {...operation} />
      </Panes>
      <Explorer input={value} state={state} />
    </Section>
  );
}
