import { Segmented, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

export type Option = BindOption<(typeof convert)['options']>;

export function RenderingOptions({ option }: { option: Option }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <Segmented
        {...option('flavor')}
        label={t('flavor')}
        labels={{ gfm: t('flavor.gfm'), commonmark: t('flavor.commonmark') }}
      />
      <Segmented
        {...option('html')}
        label={t('rawHtml')}
        labels={{ escape: t('rawHtml.escape'), sanitize: t('rawHtml.sanitize') }}
      />
      <Switch {...option('headingIds')} label={t('headingIds')} />
      <Switch {...option('toc')} label={t('toc')} />
      {option('flavor').value === 'gfm' && (
        <TextField {...option('footnotes')} label={t('footnotes')} placeholder="" size="small" inline code={false} />
      )}
      <Switch {...option('document')} label={t('document')} />
      {option('document').value && (
        <>
          <TextField
            {...option('title')}
            label={t('title')}
            placeholder={t('firstHeading')}
            size="small"
            inline
            code={false}
          />
          <TextField {...option('lang')} label={t('lang')} placeholder="en-GB" size="small" inline />
        </>
      )}
    </>
  );
}
