import { Button, NumberField, OptionsLine, Select, Switch, TextField, useMessages, type OptionState } from '#kit';
import styles from './list-converter.module.css';
import type en from './locales/en.json';
import type { convert } from './operations.ts';
import { presets, type Preset } from './presets.ts';

/** Order, choice and looks of the list. */
export function WritingOptions({ option, set }: Pick<OptionState<(typeof convert)['options']>, 'option' | 'set'>) {
  const t = useMessages<typeof en.ui>();
  const take = option('take');
  const sort = option('sort');
  const isReversed = option('reverse').value;
  const sorts = {
    none: t('sort.none'),
    ascending: t('sort.ascending'),
    descending: t('sort.descending'),
    shuffle: t('sort.shuffle'),
  };
  const sortBys = { text: t('by.text'), natural: t('by.natural'), number: t('by.number'), length: t('by.length') };
  const takes = { all: t('take.all'), first: t('take.first'), last: t('take.last') };
  const escapes = {
    none: t('escape.none'),
    sql: 'SQL',
    json: 'JSON',
    html: 'HTML',
    shell: t('preset.shell'),
    csv: 'CSV',
  };
  return (
    <>
      <OptionsLine>
        <Switch {...option('reverse')} label={t('reverse')} />
        {!isReversed && <Select {...sort} label={t('sort')} labels={sorts} />}
        {!isReversed && sort.value.endsWith('scending') && (
          <Select {...option('sortBy')} label={t('sortBy')} labels={sortBys} />
        )}
        <Select {...take} label={t('take')} labels={takes} />
        {take.value !== 'all' && <NumberField {...option('takeCount')} label={t('takeCount')} />}
      </OptionsLine>
      <div className={styles['fields']}>
        <TextField {...option('separator')} label={t('separator')} hint={t('separatorHint')} placeholder="" />
        <TextField {...option('itemPrefix')} label={t('itemPrefix')} placeholder="" />
        <TextField {...option('itemSuffix')} label={t('itemSuffix')} placeholder="" />
        <TextField {...option('listPrefix')} label={t('listPrefix')} placeholder="" />
        <TextField {...option('listSuffix')} label={t('listSuffix')} placeholder="" />
      </div>
      <OptionsLine>
        <Switch {...option('keepLineBreaks')} label={t('keepLineBreaks')} />
        <Select {...option('escape')} label={t('escape')} labels={escapes} />
        <span className="n-line" role="group" aria-label={t('presets')}>
          <span className="n-muted">{t('presets')}</span>
          {(Object.keys(presets) as Preset[]).map((name) => (
            <Button key={name} size="small" onClick={() => set(presets[name])}>
              {t(`preset.${name}`)}
            </Button>
          ))}
        </span>
      </OptionsLine>
    </>
  );
}
