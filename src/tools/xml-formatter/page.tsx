import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { format } from './operations.ts';

export default function XmlFormatter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={format} input={t('input')} output={t('output')}>
      {(option) => (
        <>
          <Switch {...option('minify')} />
          {!option('minify').value && (
            <>
              {!option('tabs').value && <NumberField {...option('indent')} />}
              <Switch {...option('collapse')} />
              <Select {...option('attributes')} />
              <Switch {...option('tabs')} />
              <Switch {...option('keepBlankLines')} />
              <Select {...option('lineEnd')} />
            </>
          )}
          <TextField {...option('path')} placeholder="//item[@id='1']" inline />
          <Switch {...option('sortAttributes')} />
          <Select {...option('emptyElements')} />
          <Switch {...option('hypertext')} />
        </>
      )}
    </Converter>
  );
}
