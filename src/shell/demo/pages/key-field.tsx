import { useState } from 'react';
import { KeyField } from '#kit';
import { DemoTool } from '../demo-tool.tsx';

const FORMS = ['text', 'hex', 'base64'] as const;

export default function KeyFieldDemo() {
  const [key, setKey] = useState('correct horse');
  const [form, setForm] = useState<(typeof FORMS)[number]>('text');
  return (
    <DemoTool texts={{}}>
      <KeyField
        secret={{ label: 'Key', value: key, onChange: setKey }}
        form={{ label: 'Format', value: form, choices: FORMS, onChange: setForm }}
        onFile={(base64) => {
          setKey(base64);
          setForm('base64');
        }}
      />
    </DemoTool>
  );
}
