import { useState } from 'react';
import { SecretField, TextField } from '#kit';

export default function InputTextDemo() {
  const [value, setValue] = useState('');
  const error = value.length > 10 ? undefined : 'Length must be > 10';
  const shared = { value, onChange: setValue };
  return (
    <>
      <TextField {...shared} label="Label on top" />
      <TextField {...shared} label="Label at the left" inline />
      <TextField {...shared} label="With a hint" hint="Read as ISO 8601." />
      <TextField {...shared} label="Validated" error={error} />
      <TextField {...shared} label="Small" size="small" icon="search" code={false} />
      <TextField {...shared} label="Large" size="large" />
      <TextField {...shared} label="Disabled" disabled />
      <TextField {...shared} label="Several lines" rows={3} error={error} />
      <SecretField {...shared} label="Password" />
    </>
  );
}
