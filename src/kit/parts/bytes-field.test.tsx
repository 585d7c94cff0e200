// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { BytesField } from './bytes-field.tsx';

afterEach(cleanup);

const en = { 'error.digit': 'Not a digit.', 'file.unreadable': 'It cannot be read.' };
const tool = { id: 'x', tool: { en, repairs: {} }, messages: {}, links: new Map() } as unknown as ToolInUse;
const FORMS = ['text', 'hex'] as const;

function Page({ error }: { error?: ToolError }) {
  const [value, setValue] = useState<TextValue>('0g');
  const [form, setForm] = useState<(typeof FORMS)[number]>('hex');
  const [file, setFile] = useState<File>();
  return (
    <ToolContext value={tool}>
      <BytesField
        name="Message"
        value={value}
        onChange={setValue}
        form={{ label: 'Format', value: form, choices: FORMS, onChange: setForm }}
        file={file}
        onFile={setFile}
        error={error}
      />
      <output>{form}</output>
    </ToolContext>
  );
}

const openFile = () =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['abc'], 'a.bin')] } });

test('the form is chosen in a group whose label is read but not shown', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('radio', { name: 'text' }));
  expect(screen.getByRole('status').textContent).toBe('text');
  expect(screen.getByRole('radiogroup', { name: 'Format' })).not.toBeNull();
});

test('a file takes the place of the text, which comes back', () => {
  render(<Page />);
  openFile();
  expect(screen.getByText('a.bin')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the text' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('0g');
});

test('an error of the text has its place, one of the file is shown with it', () => {
  const at = { line: 1, column: 2, offset: 1, endOffset: 2 };
  const { rerender } = render(<Page error={new ToolError('error.digit', {}, { at })} />);
  expect(screen.getByRole('alert').textContent).toContain('Line 1, column 2: Not a digit.');
  openFile();
  rerender(<Page error={new ToolError('file.unreadable')} />);
  expect(screen.getByRole('alert').textContent).toBe('It cannot be read.');
});
