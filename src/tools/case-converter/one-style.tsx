import {
  operand,
  OptionsLine,
  ResultPane,
  Section,
  Select,
  useMessages,
  useOperation,
  useOptions,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import type { Rules } from './logic.ts';
import { convert } from './operations.ts';
import { styles, type Style } from './styles.ts';

/** One style at a time: for a download, and for a text that is too long for all. */
export function OneStyle({ text, rules }: { text: TextValue; rules: Rules }) {
  const t = useMessages<typeof en.ui>();
  const { option, values } = useOptions(convert);
  const state = useOperation(convert, operand(text), { ...rules, to: values.to });
  // One for each style: an object made of entries forgets its keys.
  const labels = Object.fromEntries(styles.map((style) => [style, t(`style.${style}`)])) as Record<Style, string>;
  return (
    <Section name="convert">
      <OptionsLine>
        <Select {...option('to')} label={t('style')} labels={labels} />
      </OptionsLine>
      <ResultPane name={labels[values.to]} state={state} />
    </Section>
  );
}
