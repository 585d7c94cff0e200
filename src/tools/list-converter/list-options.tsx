import { NumberField, OptionsLine, Select, Switch, TextField, useMessages, type OptionState } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';
import { presetOf, presets, type Preset } from './presets.ts';

const PRESETS = Object.keys(presets) as Preset[];

type ListOptionsProps = Pick<OptionState<(typeof convert)['options']>, 'option' | 'set' | 'values'>;

/** How items are read, chosen and written; what most lists need comes first. */
export function ListOptions({ option, set, values }: ListOptionsProps) {
  const t = useMessages<typeof en.ui>();
  const preset = presetOf(values) ?? 'custom';
  const sort = option('sort');
  return (
    <OptionsLine most={3}>
      <Select
        label={t('presets')}
        value={preset}
        choices={preset === 'custom' ? [...PRESETS, preset] : PRESETS}
        labels={Object.fromEntries([...PRESETS, 'custom' as const].map((name) => [name, t(`preset.${name}`)]))}
        onChange={(name) => name !== 'custom' && set(presets[name])}
      />
      <Select {...option('split')} />
      {values.split === 'text' && <TextField {...option('splitText')} inline size="small" />}
      {values.split === 'regex' && <TextField {...option('pattern')} inline size="small" />}
      <Switch {...option('unique')} />
      {!values.reverse && <Select {...sort} />}
      {!values.reverse && sort.value.endsWith('scending') && <Select {...option('sortBy')} />}
      <Switch {...option('reverse')} />
      <Select {...option('take')} />
      {values.take !== 'all' && <NumberField {...option('takeCount')} />}
      <Switch {...option('trim')} />
      <Switch {...option('ignoreCase')} />
      <Switch {...option('lowercase')} />
      <Select {...option('letterCase')} />
      <Switch {...option('unquote')} />
      <NumberField {...option('maxLength')} />
      <TextField {...option('removePrefix')} placeholder="" inline />
      <TextField {...option('removeSuffix')} placeholder="" inline />
      <TextField {...option('separator')} hint={t('separatorHint')} placeholder="" inline />
      <TextField {...option('itemPrefix')} placeholder="" inline />
      <TextField {...option('itemSuffix')} placeholder="" inline />
      <TextField {...option('listPrefix')} placeholder="" inline />
      <TextField {...option('listSuffix')} placeholder="" inline />
      <Select {...option('escape')} />
      <Switch {...option('keepLineBreaks')} />
    </OptionsLine>
  );
}
