/* By hand: the choice of columns stands under the panes and sets an option, which no template can do. */
import { OptionErrors, Panes, ResultPane, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { ColumnChoice } from './column-choice.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { OptionControls } from './option-controls.tsx';
import { TablePreview } from './table-preview.tsx';
import { usePreview } from './use-preview.ts';

export default function JsonToCsv() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, values, format, state, inputError, loadExample } = useTextOperation(convert);
  const preview = usePreview(value, values, state);
  return (
    <Section name={name}>
      <OptionControls option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <Panes>
        <TextPane
          name={t('input')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          format="json"
          error={inputError}
        />
        <ResultPane name={t('output')} state={state} format={format} onExample={loadExample} />
      </Panes>
      {preview !== undefined && preview.all.length > 0 && (
        <>
          <ColumnChoice {...option('columns')} names={preview.all} />
          <TablePreview preview={preview} />
        </>
      )}
    </Section>
  );
}
