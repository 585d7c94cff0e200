import { useState } from 'react';
import { CopyField } from '#kit';

export default function CopyFieldDemo() {
  const [value, setValue] = useState('2026-11-22T12:00:00Z');
  return (
    <>
      <CopyField label="Can be copied" value={value} onChange={setValue} />
      <CopyField label="Is wrong" value={value} onChange={setValue} error="What is wrong with it" />
      <CopyField label="Nothing to copy" value="" onChange={() => undefined} />
    </>
  );
}
