import { useState } from 'react';
import { BytesField, type TextValue } from '#kit';
import { ToolError } from '#engine/error';
import { DemoTool } from '../demo-tool.tsx';

const FORMS = ['text', 'hex', 'base64'] as const;

export default function BytesFieldDemo() {
  const [value, setValue] = useState<TextValue>('68 65 6c 6c 6g');
  const [form, setForm] = useState<(typeof FORMS)[number]>('hex');
  const [file, setFile] = useState<File>();
  const text = typeof value === 'string' ? value : value.head;
  const wrong = form === 'hex' ? text.search(/[^\da-f\s]/i) : -1;
  const at = { line: 1, column: wrong + 1, offset: wrong, endOffset: wrong + 1 };
  const error = wrong < 0 ? undefined : new ToolError('demo.digit', { digit: text.charAt(wrong) }, { at });
  return (
    <DemoTool texts={{ 'demo.digit': '“{digit}” is not a hex digit.' }}>
      <BytesField
        name="Message"
        value={value}
        onChange={setValue}
        form={{ label: 'Format', value: form, choices: FORMS, onChange: setForm }}
        file={file}
        onFile={setFile}
        error={error}
      />
    </DemoTool>
  );
}
