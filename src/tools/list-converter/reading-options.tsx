import { NumberField, OptionsLine, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import styles from './list-converter.module.css';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

/** How the items are read and changed. */
export function ReadingOptions({ option }: { option: BindOption<(typeof convert)['options']> }) {
  const t = useMessages<typeof en.ui>();
  const split = option('split');
  return (
    <>
      <OptionsLine>
        <Select {...split} />
        {split.value === 'text' && <TextField {...option('splitText')} inline size="small" />}
        {split.value === 'regex' && <TextField {...option('pattern')} inline size="small" />}
        <Switch {...option('trim')} />
        <Switch {...option('unique')} />
        <Switch {...option('lowercase')} />
      </OptionsLine>
      <details className={styles['more']}>
        <summary>{t('moreReading')}</summary>
        <div className={styles['fields']}>
          <TextField {...option('removePrefix')} placeholder="" />
          <TextField {...option('removeSuffix')} placeholder="" />
        </div>
        <OptionsLine>
          <Switch {...option('unquote')} />
          <Switch {...option('ignoreCase')} />
          <Select {...option('letterCase')} />
          <NumberField {...option('maxLength')} />
        </OptionsLine>
      </details>
    </>
  );
}
