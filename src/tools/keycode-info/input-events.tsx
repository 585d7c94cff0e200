import { useEffect, useRef, useState } from 'react';
import { Button, Fold, Table, TextField, useMessages } from '#kit';
import { inputEventNames, readTextEvent, type TextEvent } from './input-event.ts';
import type en from './locales/en.json';

/** Events that are kept. */
const LONGEST_HISTORY = 20;

/** A field, and the events of text that is typed, pasted or composed in it, the latest first. */
export function InputEvents() {
  const t = useMessages<typeof en.ui>();
  const area = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly (TextEvent & { readonly number: number })[]>([]);
  useEffect(() => {
    const element = area.current;
    const onEvent = (event: Event) => {
      const row = readTextEvent(event);
      setRows((before) => [{ ...row, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, LONGEST_HISTORY));
    };
    for (const name of inputEventNames) element?.addEventListener(name, onEvent);
    return () => {
      for (const name of inputEventNames) element?.removeEventListener(name, onEvent);
    };
  }, []);
  const clear = () => {
    setRows([]);
    setText('');
  };
  return (
    <Fold title={t('inputEvents')}>
      <div className="n-stack" ref={area}>
        <TextField label={t('typeHere')} value={text} onChange={setText} rows={2} />
        {rows.length > 0 && (
          <>
            <Table
              label={t('inputEvents')}
              labelled
              rows={rows}
              rowKey={({ number }) => String(number)}
              columns={[
                { key: 'type', header: 'type', code: true, cell: ({ type }) => type },
                { key: 'inputType', header: 'inputType', code: true, cell: ({ inputType }) => inputType ?? '–' },
                {
                  key: 'data',
                  header: 'data',
                  code: true,
                  cell: ({ data }) => (data === null ? 'null' : JSON.stringify(data)),
                },
                {
                  key: 'isComposing',
                  header: 'isComposing',
                  code: true,
                  cell: ({ isComposing }) => (isComposing === null ? '–' : String(isComposing)),
                },
              ]}
            />
            <p>
              <Button size="small" onClick={clear}>
                {t('clearHistory')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Fold>
  );
}
