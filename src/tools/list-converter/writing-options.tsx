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
  return (
    <>
      <OptionsLine>
        <Switch {...option('reverse')} />
        {!isReversed && <Select {...sort} />}
        {!isReversed && sort.value.endsWith('scending') && <Select {...option('sortBy')} />}
        <Select {...take} />
        {take.value !== 'all' && <NumberField {...option('takeCount')} />}
      </OptionsLine>
      <div className={styles['fields']}>
        <TextField {...option('separator')} hint={t('separatorHint')} placeholder="" />
        <TextField {...option('itemPrefix')} placeholder="" />
        <TextField {...option('itemSuffix')} placeholder="" />
        <TextField {...option('listPrefix')} placeholder="" />
        <TextField {...option('listSuffix')} placeholder="" />
      </div>
      <OptionsLine>
        <Switch {...option('keepLineBreaks')} />
        <Select {...option('escape')} />
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
