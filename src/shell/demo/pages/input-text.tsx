import { useState } from 'react';
import { SecretField, TextField, validate, type Rule } from '#kit';

const RULES: readonly Rule[] = [{ check: (value) => value.length > 10, message: 'Length must be > 10' }];

export default function InputTextDemo() {
  const [value, setValue] = useState('');
  const error = validate(value, RULES);
  const shared = { value, onChange: setValue };
  return (
    <>
      <TextField {...shared} label="Label on top" />
      <TextField {...shared} label="Label at the left" inline />
      <TextField {...shared} label="With a hint" hint="Read as ISO 8601." />
      <TextField {...shared} label="With a placeholder" placeholder="2026-11-21" />
      <TextField {...shared} label="Validated" error={error} />
      <TextField {...shared} label="Without a clear button" clearable={false} />
      <TextField {...shared} label="Prose: not monospace, with the browser's help" code={false} raw={false} />
      <TextField {...shared} label="Small" size="small" icon="search" code={false} />
      <TextField {...shared} label="Large" size="large" />
      <TextField {...shared} label="Disabled" disabled />
      <TextField {...shared} label="Read only" readOnly />
      <TextField {...shared} label="Several lines" multiline />
      <TextField {...shared} label="Several lines, validated" multiline error={error} />
      <TextField {...shared} label="Several lines that grow" multiline autosize code={false} />
      <TextField {...shared} label="Several lines that grow, monospace" multiline autosize rows={2} />
      <SecretField {...shared} label="Password" />
    </>
  );
}
