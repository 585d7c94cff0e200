import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { format } from './operations.ts';

export default function XmlFormatter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={format} input={t('input')} output={t('output')}>
      {(option) => (
        <>
          <Switch {...option('minify')} label={t('minify')} />
          {!option('minify').value && (
            <>
              <Switch {...option('collapse')} label={t('collapse')} />
              {!option('tabs').value && <NumberField {...option('indent')} label={t('indent')} />}
              <Switch {...option('tabs')} label={t('tabs')} />
              <Select
                {...option('attributes')}
                label={t('attributes')}
                labels={{
                  oneLine: t('attributes.oneLine'),
                  ownLines: t('attributes.ownLines'),
                  asWritten: t('asWritten'),
                }}
              />
              <Switch {...option('keepBlankLines')} label={t('keepBlankLines')} />
              <Select
                {...option('lineEnd')}
                label={t('lineEnd')}
                labels={{ asWritten: t('asWritten'), lf: 'LF', crlf: 'CRLF' }}
              />
            </>
          )}
          <Switch {...option('sortAttributes')} label={t('sortAttributes')} />
          <Select
            {...option('emptyElements')}
            label={t('emptyElements')}
            labels={{ asWritten: t('asWritten'), short: '<a/>', spaced: '<a />', pair: '<a></a>' }}
          />
          <Switch {...option('hypertext')} label={t('hypertext')} />
          <TextField {...option('path')} label={t('path')} placeholder="//item[@id='1']" inline />
        </>
      )}
    </Converter>
  );
}
