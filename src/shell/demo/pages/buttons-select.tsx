import { useState } from 'react';
import { Segmented } from '#kit';

const CHOICES = ['hex', 'base64', 'binary'] as const;

export default function ButtonsSelectDemo() {
  const [value, setValue] = useState<(typeof CHOICES)[number]>('hex');
  return (
    <>
      <Segmented label="Encoding" value={value} choices={CHOICES} onChange={setValue} />
      <Segmented
        label="With labels"
        value={value}
        choices={CHOICES}
        labels={{ hex: 'Hexadecimal', base64: 'Base64' }}
        onChange={setValue}
      />
      <Segmented
        label="Small, its label is hidden"
        hideLabel
        size="small"
        value={value}
        choices={CHOICES}
        onChange={setValue}
      />
    </>
  );
}
