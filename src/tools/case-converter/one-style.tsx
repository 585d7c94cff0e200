import { operand, OptionsLine, ResultPane, Section, Select, useOperation, useOptions, type TextValue } from '#kit';
import type { Rules } from './logic.ts';
import { convert } from './operations.ts';

/** One style at a time: for a download, and for a text that is too long for all. */
export function OneStyle({ text, rules }: { text: TextValue; rules: Rules }) {
  const { option, values } = useOptions(convert);
  const state = useOperation(convert, operand(text), { ...rules, to: values.to });
  return (
    <Section name="convert">
      <OptionsLine>
        <Select {...option('to')} />
      </OptionsLine>
      <ResultPane name={option('to').labels[values.to]} state={state} />
    </Section>
  );
}
