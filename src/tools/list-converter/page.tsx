import { Converter, TextField, useMessages } from '#kit';
import { ListSection } from './list-section.tsx';
import type en from './locales/en.json';
import { transpose } from './operations.ts';

export default function ListConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <ListSection />
      <Converter operation={transpose} title={t('transpose')} input={t('rows')} output={t('columns')}>
        {(option) => <TextField {...option('cells')} inline size="small" />}
      </Converter>
    </>
  );
}
