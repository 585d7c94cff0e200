import { useEffect, useRef, useState } from 'react';
import { Alert, Button, ExampleButton, Notes, Pane, useCommonMessages, useMessages, type TextValue } from '#kit';
import type { Note } from '#engine/error';
import type { JSONContent, RichEditor } from './data/rich-editor.ts';
import type { RichNode } from './rich-text.ts';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';
import { Toolbar } from './toolbar.tsx';

interface EditorPaneProps {
  readonly value: TextValue;
  readonly onChange: (html: string) => void;
  readonly onExample: () => void;
}

/** The text as it looks, with its toolbar. The editor is fetched when the page stands. */
export function EditorPane({ value, onChange, onExample }: EditorPaneProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichEditor>();
  const [hasFailed, setFailed] = useState(false);
  const [pasted, setPasted] = useState<readonly Note[]>([]);
  const [isTooMuch, setTooMuch] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  // A change of the selection changes what is pressed.
  const [, setMoved] = useState(0);
  /** HTML that the editor wrote itself need not be read by it again. */
  const written = useRef<TextValue>(undefined);
  const label = t('editor');
  const taskLabel = t('taskDone');
  const latest = useRef({ value, onChange });
  useEffect(() => void (latest.current = { value, onChange }));

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let made: RichEditor | undefined;
    let isGone = false;
    const load = async () => {
      const [{ createRichEditor }, { printHtml }, { readHtml }] = await Promise.all([
        import('./data/rich-editor.ts'),
        import('./print-html.ts'),
        import('./read-html.ts'),
      ]);
      if (isGone) return;
      made = createRichEditor({
        element,
        label,
        taskLabel,
        onChange(doc) {
          const text = printHtml(doc as RichNode, 'pretty');
          written.current = text;
          setTooMuch(false);
          latest.current.onChange(text);
        },
        onMove: () => setMoved((count) => count + 1),
        read: (text) => readHtml(text).doc as JSONContent,
        readPasted(text) {
          const { doc, findings } = readHtml(text);
          const notes: Note[] = [];
          findings.note((code, params = {}) => notes.push({ code, params, where: {} }));
          setPasted(notes);
          return doc as JSONContent;
        },
        onTooMuch: () => setTooMuch(true),
      });
      written.current = undefined;
      setEditor(made);
    };
    load().catch(() => setFailed(true));
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(undefined);
    };
  }, [label, taskLabel]);

  useEffect(() => {
    if (editor === undefined || value === written.current) return;
    written.current = value;
    setPasted([]);
    setTooLarge(typeof value !== 'string' || !editor.setHtml(value));
  }, [editor, value]);

  return (
    <Pane
      name={label}
      toolsOf="input"
      tools={
        <>
          <ExampleButton onClick={onExample} />
          <Button look="text" size="small" icon="eraser" onClick={() => onChange('')}>
            {common('clear')}
          </Button>
        </>
      }
    >
      <Toolbar editor={isTooLarge ? undefined : editor} />
      {hasFailed && <Alert look="error">{t('notLoaded')}</Alert>}
      {isTooMuch && <Alert look="warning">{t('tooMuch')}</Alert>}
      {isTooLarge && <Alert look="info">{t('tooLarge')}</Alert>}
      <div
        ref={host}
        className={styles['host']}
        hidden={isTooLarge}
        data-input
        data-literal
        aria-busy={editor === undefined}
      />
      <Notes notes={pasted} />
    </Pane>
  );
}
