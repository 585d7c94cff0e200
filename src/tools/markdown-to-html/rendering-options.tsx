import { OptionsLine, Segmented, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

/** How the HTML is written. */
export function RenderingOptions({ option }: { option: BindOption<typeof convert.options> }) {
  const t = useMessages<typeof en.ui>();
  return (
    <OptionsLine most={3}>
      <Segmented {...option('flavor')} />
      <Switch {...option('document')} />
      <Segmented {...option('html')} />
      <Switch {...option('toc')} />
      <Switch {...option('headingIds')} />
      {option('document').value && (
        <>
          <TextField {...option('title')} placeholder={t('firstHeading')} size="small" inline code={false} />
          <TextField {...option('language')} placeholder="en-GB" size="small" inline />
        </>
      )}
      {option('flavor').value === 'gfm' && (
        <TextField {...option('footnotes')} placeholder="" size="small" inline code={false} />
      )}
    </OptionsLine>
  );
}
