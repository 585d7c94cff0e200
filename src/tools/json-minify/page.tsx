import { Converter, Segmented, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { minify } from './operations.ts';
import { Sizes } from './sizes.tsx';

export default function JsonMinify() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={minify}
      input={t('input')}
      output={t('output')}
      extra={(conversion) => <Sizes {...conversion} />}
    >
      {(option) => (
        <>
          <Switch {...option('keepComments')} />
          <Segmented {...option('mode')} />
          <Select {...option('literal')} />
        </>
      )}
    </Converter>
  );
}
