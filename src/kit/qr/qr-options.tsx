import type { ComponentProps } from 'react';
import { NumberField } from '../parts/number-field.tsx';
import { Select } from '../parts/select.tsx';
import { ColorField, LogoField } from './qr-controls.tsx';

type Named = 'foreground' | 'background' | 'level' | 'size' | 'margin' | 'shape' | 'logo';
type BindQr = (name: Named) => unknown;

/** The controls of the options of the format `qr`, in the order in which visits change them. */
export function qrControls(bind: BindQr) {
  const color = (name: Named) => bind(name) as ComponentProps<typeof ColorField>;
  return (
    <>
      <ColorField {...color('foreground')} />
      <ColorField {...color('background')} />
      <Select {...(bind('level') as ComponentProps<typeof Select<string>>)} />
      <NumberField {...(bind('size') as ComponentProps<typeof NumberField>)} />
      <NumberField {...(bind('margin') as ComponentProps<typeof NumberField>)} />
      <Select {...(bind('shape') as ComponentProps<typeof Select<string>>)} />
      <LogoField {...color('logo')} />
    </>
  );
}
