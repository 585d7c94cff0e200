import { NumberField, OptionsLine, SearchSelect, Select, Switch, useOperation, type BindOption } from '#kit';
import { samples, type draw } from './operations.ts';

/** The font, and how it is set. */
export function DrawingOptions({ option }: { readonly option: BindOption<typeof draw.options> }) {
  const listed = useOperation(samples, '', { from: 0, count: 0 });
  const font = option('font');
  const fonts = listed.is === 'done' ? listed.value.names : [font.value];
  return (
    <OptionsLine most={3}>
      <span data-literal>
        <SearchSelect {...font} inline options={fonts.map((name) => ({ value: name, label: name }))} />
      </span>
      <NumberField {...option('width')} />
      <Select {...option('layout')} />
      <span data-literal>
        <Select {...option('code')} />
      </span>
      <Select {...option('align')} />
      <Select {...option('border')} />
      <Switch {...option('trim')} />
    </OptionsLine>
  );
}
