import { JsonMode } from '#formats/json/controls.tsx';
import { Converter, Select, Switch, useMessages } from '#kit';
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
          <Switch {...option('keepComments')} label={t('keepComments')} />
          <JsonMode {...option('mode')} />
          <Select
            {...option('literal')}
            label={t('literal')}
            labels={{
              none: t('literal.none'),
              double: t('literal.double'),
              single: t('literal.single'),
              shell: t('literal.shell'),
            }}
          />
        </>
      )}
    </Converter>
  );
}
