import { useRef } from 'react';
import { Alert, FillButton, isEmptyText, Notes, Pane, useMessages, type TextValue } from '#kit';
import { CountLine } from './count-line.tsx';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';
import { Toolbar } from './toolbar.tsx';
import { useRichEditor } from './use-rich-editor.ts';

interface EditorPaneProps {
  readonly value: TextValue;
  readonly onChange: (html: string) => void;
  readonly onExample: () => void;
  /** Whether a text was typed as HTML, which then stays as it is. */
  readonly isTyped: (value: TextValue) => boolean;
}

/** The rich text with its toolbar. The editor is fetched once the page is readable. */
export function EditorPane({ value, onChange, onExample, isTyped }: EditorPaneProps) {
  const t = useMessages<typeof en.ui>();
  const toolbar = useRef<HTMLDivElement>(null);
  const { host, editor, trouble, notes } = useRichEditor({
    value,
    onChange,
    isTyped,
    label: t('editor'),
    taskLabel: t('taskDone'),
    focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  const isHidden = trouble?.is === 'tooLarge';
  return (
    <Pane
      name={t('editor')}
      toolsOf="input"
      tools={<FillButton isEmpty={isEmptyText(value)} onExample={onExample} onClear={() => onChange('')} />}
      foot={<CountLine value={value} />}
    >
      <Toolbar ref={toolbar} editor={isHidden ? undefined : editor} />
      {trouble?.is === 'noImage' && <Alert look="error">{t('noImage', { name: trouble.name })}</Alert>}
      {trouble !== undefined && trouble.is !== 'noImage' && (
        <Alert look={trouble.is === 'tooMuch' ? 'warning' : trouble.is === 'tooLarge' ? 'info' : 'error'}>
          {t(trouble.is)}
        </Alert>
      )}
      <div className={styles['scroll']} hidden={isHidden}>
        <div ref={host} className={styles['host']} data-literal aria-busy={editor === undefined} />
      </div>
      <Notes notes={notes} />
    </Pane>
  );
}
