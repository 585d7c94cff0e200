import { useState } from 'react';
import { Answer, DecimalField } from '#kit';
import { decimal } from '#engine/decimal-option';
import { ToolError } from '#engine/error';

const { parse } = decimal({ min: '0', max: '1000000' });

function readOr(raw: string): { readonly value: string; readonly error?: string } {
  try {
    return { value: parse(raw) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { value: '', error: error.code };
  }
}

export default function DecimalFieldDemo() {
  const [raw, setRaw] = useState('1,234');
  const { value, error } = readOr(raw);
  return (
    <>
      <DecimalField label="Price" value={value} raw={raw} onChange={setRaw} error={error} size="large" />
      <Answer label="Plain digits" value={value === '' ? undefined : value} />
    </>
  );
}
