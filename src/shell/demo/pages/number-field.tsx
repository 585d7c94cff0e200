import { useState } from 'react';
import { NumberField } from '#kit';

export default function NumberFieldDemo() {
  const [raw, setRaw] = useState('5');
  const value = /^\d+$/.test(raw) && Number(raw) <= 10 ? Number(raw) : 5;
  const error = String(value) === raw ? undefined : 'Enter a whole number from 0 to 10.';
  const shared = { value, raw, onChange: setRaw, min: 0, max: 10, error };
  return (
    <>
      <NumberField {...shared} label="Quantity" />
      <NumberField {...shared} label="With a slider" slider />
    </>
  );
}
