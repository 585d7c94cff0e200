import { NumberField, OptionsLine, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import styles from './list-converter.module.css';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

/** How the items are read and changed. */
export function ReadingOptions({ option }: { option: BindOption<(typeof convert)['options']> }) {
  const t = useMessages<typeof en.ui>();
  const split = option('split');
  const splits = {
    lines: t('split.lines'),
    commas: t('split.commas'),
    semicolons: t('split.semicolons'),
    tabs: t('split.tabs'),
    spaces: t('split.spaces'),
    text: t('split.text'),
    regex: t('split.regex'),
  };
  const cases = { keep: t('case.keep'), upper: t('case.upper'), capital: t('case.capital') };
  return (
    <>
      <OptionsLine>
        <Select {...split} label={t('split')} labels={splits} />
        {split.value === 'text' && <TextField {...option('splitText')} label={t('splitText')} inline size="small" />}
        {split.value === 'regex' && <TextField {...option('pattern')} label={t('pattern')} inline size="small" />}
        <Switch {...option('trim')} label={t('trim')} />
        <Switch {...option('unique')} label={t('unique')} />
        <Switch {...option('lowercase')} label={t('lowercase')} />
      </OptionsLine>
      <details className={styles['more']}>
        <summary>{t('moreReading')}</summary>
        <div className={styles['fields']}>
          <TextField {...option('removePrefix')} label={t('removePrefix')} placeholder="" />
          <TextField {...option('removeSuffix')} label={t('removeSuffix')} placeholder="" />
        </div>
        <OptionsLine>
          <Switch {...option('unquote')} label={t('unquote')} />
          <Switch {...option('ignoreCase')} label={t('ignoreCase')} />
          <Select {...option('letterCase')} label={t('letterCase')} labels={cases} />
          <NumberField {...option('maxLength')} label={t('maxLength')} />
        </OptionsLine>
      </details>
    </>
  );
}
