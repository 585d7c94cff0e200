import { useState } from 'react';
import { Converter, Directions, TextField, useMessages, useOptions, type TextValue } from '#kit';
import { CountSection } from './count-section.tsx';
import { ListSection } from './list-section.tsx';
import type en from './locales/en.json';
import { convert, transpose } from './operations.ts';

export default function ListConverter() {
  const t = useMessages<typeof en.ui>();
  // Here and not in a tab, as one list is converted and counted.
  const list = useState<TextValue>('');
  const options = useOptions(convert);
  return (
    <Directions>
      {{
        convert: <ListSection list={list} options={options} />,
        count: <CountSection list={list} options={options} />,
        transpose: (
          <Converter operation={transpose} input={t('rows')} output={t('columns')}>
            {(option) => <TextField {...option('cells')} inline size="small" />}
          </Converter>
        ),
      }}
    </Directions>
  );
}
