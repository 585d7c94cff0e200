// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../context/toasts.ts';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { KeyField } from './key-field.tsx';

afterEach(() => {
  cleanup();
  toasts.set([]);
});

const tool = { id: 'x', tool: { en: {}, repairs: {} }, messages: {}, links: new Map() } as unknown as ToolInUse;
const FORMS = ['text', 'base64'] as const;

function Page() {
  const [state, setState] = useState<{ value: string; form: (typeof FORMS)[number] }>({ value: '', form: 'text' });
  return (
    <ToolContext value={tool}>
      <KeyField
        secret={{ label: 'Key', value: state.value, onChange: (value) => setState({ ...state, value }) }}
        form={{
          label: 'Format',
          value: state.form,
          choices: FORMS,
          onChange: (form) => setState({ ...state, form }),
        }}
        onFile={(value) => setState({ value, form: 'base64' })}
      />
    </ToolContext>
  );
}

const openFile = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const field = () => screen.getByLabelText<HTMLInputElement>('Key', { selector: 'input[type=password]' });

test('bytes of a file come in as Base64, masked', async () => {
  render(<Page />);
  const bytes = Uint8Array.of(0, 255, 10);
  // jsdom's files cannot be read.
  openFile(Object.assign(new File([bytes], 'key.bin'), { arrayBuffer: () => Promise.resolve(bytes.buffer) }));
  await waitFor(() => expect(field().value).toBe('AP8K'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'base64' }).checked).toBe(true);
});

test('a file that is too large is refused with a message, and the key stays', async () => {
  render(<Page />);
  fireEvent.change(field(), { target: { value: 'secret' } });
  openFile(new File([new Uint8Array(1024 * 1024 + 1)], 'film.mp4'));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'error' }]));
  expect(field().value).toBe('secret');
});
