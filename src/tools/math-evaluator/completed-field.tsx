import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes, useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import styles from './math-evaluator.module.css';
import { completionAt } from './names.ts';
import { names } from './operations.ts';

interface CompletedFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The field, with the names that complete what is typed under it. */
  readonly children: (offer: ReactNode) => ReactNode;
}

/** A text area in which names are completed: a list that arrow keys choose from, as that of a browser's own fields. */
export function CompletedField({ text, onChange, children }: CompletedFieldProps) {
  const t = useMessages<typeof en.ui>();
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // None while the list is closed: by Escape, or because the text area has not the focus.
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  const known = useOperation(names, undefined, {}, { enabled: text !== '' });
  const all = known.is === 'done' ? known.value : [];
  const completion = completionAt(text, caret ?? 0, caret === undefined ? [] : all);
  const offered = completion.names;

  const setTo = (next: number | undefined) => {
    setCaret(next);
    setActive(-1);
  };
  const choose = (name: string) => {
    const end = completion.from + name.length;
    const after = text.slice(caret).replace(/^\(/, (bracket) => (name.endsWith('(') ? '' : bracket));
    flushSync(() => {
      onChange(text.slice(0, completion.from) + name + after);
      setTo(end);
    });
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  };
  const listen = (event: KeyboardEvent) => {
    // These keys belong to an input method while it composes.
    if (offered.length === 0 || event.nativeEvent.isComposing || event.target !== area.current) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = offered[active];
    if (step !== undefined && (step > 0 || active >= 0)) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Escape') setTo(undefined);
    else if (event.key === 'Enter' && name !== undefined) choose(name);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles['field']}
      // Arrows choose from the list before they move the caret.
      onKeyDownCapture={listen}
      onSelect={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        area.current = target;
        const { selectionStart, selectionEnd } = target;
        setTo(selectionStart === selectionEnd ? selectionStart : undefined);
      }}
      onBlur={() => setTo(undefined)}
    >
      {children(
        <div className={styles['completion']}>
          {offered.length === 0 && <span>{t('completionHint')}</span>}
          <div role="listbox" id={list} aria-label={t('completion')} hidden={offered.length === 0}>
            {offered.map((name, index) => (
              <span
                key={name}
                role="option"
                className={classes('n-mono', index === active && styles['active'])}
                aria-selected={index === active}
                // The text area keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
              >
                {name}
              </span>
            ))}
          </div>
          <span className="n-hidden-text" role="status">
            {offered[active] ?? offered.join(', ')}
          </span>
        </div>,
      )}
    </div>
  );
}
