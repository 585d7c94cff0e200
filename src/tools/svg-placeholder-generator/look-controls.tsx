import { ColorField, NumberField, Select, Switch, TextField, type BindOption, type useMessages } from '#kit';
import type en from './locales/en.json';
import type { pictureOptions } from './options.ts';
import { presets, type useSize } from './use-size.ts';

/** The controls of a picture, in the order in which visits change them. */
export function lookControls(
  option: BindOption<typeof pictureOptions>,
  size: ReturnType<typeof useSize>,
  t: ReturnType<typeof useMessages<typeof en.ui>>,
) {
  const { value: fill } = option('fill');
  const { value: fit } = option('fit');
  return (
    <>
      <NumberField {...option('width')} onChange={(raw) => size.change('width', raw)} />
      <NumberField {...option('height')} onChange={(raw) => size.change('height', raw)} />
      <Select
        label={t('preset')}
        value={size.preset}
        choices={presets}
        labels={Object.fromEntries(presets.map((name) => [name, t(`preset.${name}`)]))}
        onChange={size.choose}
      />
      <TextField {...option('text')} rows={2} autosize code={false} placeholder={t('sizeItself')} />
      <ColorField {...option('background')} />
      <ColorField {...option('color')} />
      {!fit && <NumberField {...option('fontSize')} />}
      <Switch {...option('fit')} />
      <Switch label={t('lock')} value={size.isLocked} onChange={size.lock} />
      <Switch {...option('exact')} />
      <Select {...option('fill')} />
      {fill !== 'plain' && <ColorField {...option('second')} />}
      <NumberField {...option('radius')} />
      <NumberField {...option('border')} />
      <Switch {...option('cross')} />
      <ColorField {...option('lineColor')} />
    </>
  );
}
