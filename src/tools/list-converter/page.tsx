import { Converter, OperationTabs, TextField, useMessages } from '#kit';
import { ListSection } from './list-section.tsx';
import type en from './locales/en.json';
import { transpose } from './operations.ts';

export default function ListConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        convert: <ListSection />,
        transpose: (
          <Converter operation={transpose} input={t('rows')} output={t('columns')}>
            {(option) => <TextField {...option('cells')} inline size="small" />}
          </Converter>
        ),
      }}
    </OperationTabs>
  );
}
