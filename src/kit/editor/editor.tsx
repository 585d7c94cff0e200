import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditor, LineScroller } from './code-mirror.ts';
import type { Mark, TextMark } from './marks.ts';
import { isLongForTextArea, takeLongPaste } from '../text/field-size.ts';
import styles from './editor.module.css';
import type { Finder } from './find.ts';
import { loadLanguage, type EditorLanguage } from './languages.ts';

/** Fetched when somebody searches. */
const FindBar = lazy(() => import('./find-bar.tsx'));

export interface EditorHandle {
  /** Opens the search. */
  readonly find: () => void;
  /** Moves the caret to an offset (UTF-16 units), shows it and focuses. */
  readonly goTo: (offset: number) => void;
}

interface EditorProps {
  readonly label: string;
  readonly value: string;
  /** Absent: read only. */
  readonly onChange?: ((value: string) => void) | undefined;
  readonly language?: EditorLanguage | undefined;
  readonly mark?: Mark | undefined;
  readonly textMarks?: readonly TextMark[] | undefined;
  readonly placeholder?: string | undefined;
  /** Where the caret stands if it takes the place of a field that had the focus. */
  readonly caret?: number | undefined;
  /** Called when CodeMirror has the text. */
  readonly onScroller?: ((scroller: LineScroller) => void) | undefined;
  readonly ref?: Ref<EditorHandle>;
}

/** While typing in a text above this size, changes are reported after a pause. */
const LARGE = 100_000;
const PAUSE = 150;
/** Milliseconds that the editor of a long text waits: a quick result stands by then, and would wait for the editor. */
const AFTER_RESULT = 120;

/** Whether a text is in CodeMirror, or soon will be, and has its search; that of a textarea is searched by the browser. */
export const hasSearch = (
  value: string,
  language: EditorLanguage | undefined,
  textMarks?: readonly TextMark[],
): boolean => language !== undefined || textMarks !== undefined || isLongForTextArea(value);

/**
 * A text of any size that the page can hold. Prerendered and for short plain text it is a textarea; CodeMirror is
 * fetched when the text has a language or marks, or is long, and takes over caret and focus.
 */
export function Editor(props: EditorProps) {
  const { label, value, onChange, language, mark, textMarks, placeholder, caret, onScroller, ref } = props;
  const isLong = isLongForTextArea(value);
  const wantsEditor = hasSearch(value, language, textMarks);
  const [finder, setFinder] = useState<Finder>();
  const hasEditor = finder !== undefined;
  /** What somebody asked for; undefined while nobody searches. */
  const [asked, setAsked] = useState<{ readonly text: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  /** The text the editor holds, so that its own change is not written back into it. */
  const held = useRef<string>(undefined);
  /** Where a long text that was pasted ended: the textarea, which does not hold it, cannot say so. */
  const pastedTo = useRef(caret);
  const takesFocus = useRef(caret !== undefined);
  const attributes = {
    'aria-label': label,
    tabindex: '0',
    ...(mark !== undefined && { 'aria-invalid': 'true' }),
    ...(onChange === undefined && { 'aria-readonly': 'true' }),
    ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  };
  const latest = useRef({ onChange, onScroller, value, attributes });
  useEffect(() => {
    latest.current = { onChange, onScroller, value, attributes };
  });

  useEffect(() => {
    if (!wantsEditor || hasEditor || host.current === null) return;
    const parent = host.current;
    let isGone = false;
    const colours = language === undefined ? Promise.resolve(undefined) : loadLanguage[language]();
    const result = isLong ? new Promise((resolve) => setTimeout(resolve, AFTER_RESULT)) : undefined;
    const code = import('./code-mirror.ts').then(({ createEditor }) => createEditor);
    void Promise.all([code, colours, result]).then(([createEditor, extension]) => {
      if (isGone) return;
      const before = area.current;
      const text = latest.current.value;
      held.current = text;
      let pause: ReturnType<typeof setTimeout> | undefined;
      const created = createEditor({
        parent,
        text,
        language: extension,
        readOnly: latest.current.onChange === undefined,
        attributes: latest.current.attributes,
        onFind: (text) => setAsked({ text }),
        onChange: (read, length, isTyping) => {
          clearTimeout(pause);
          const report = () => {
            held.current = read();
            latest.current.onChange?.(held.current);
          };
          // What was pasted is reported in a task of its own: the editor has just taken one for it.
          if (length > LARGE) pause = setTimeout(report, isTyping ? PAUSE : 0);
          else report();
        },
      });
      editor.current = created;
      const wasFocused = takesFocus.current || (before !== null && document.activeElement === before);
      const from = pastedTo.current ?? before?.selectionStart ?? 0;
      const to = pastedTo.current ?? before?.selectionEnd ?? 0;
      // At once, so that no key goes to the textarea any more; and before the focus, which nothing hidden takes.
      flushSync(() => setFinder(created.finder));
      if (wasFocused) created.focus({ from, to });
      latest.current.onScroller?.(created.scroller);
    });
    return () => {
      isGone = true;
    };
  }, [wantsEditor, hasEditor, language, isLong]);

  useEffect(() => () => editor.current?.destroy(), []);

  useEffect(() => {
    if (editor.current === undefined || held.current === value) return;
    held.current = value;
    editor.current.setText(value);
  }, [value, hasEditor]);

  useEffect(() => {
    editor.current?.setMark(mark);
  }, [mark?.from, mark?.to, hasEditor]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (textMarks !== undefined) editor.current?.setTextMarks(textMarks);
  }, [textMarks, hasEditor]);
  useEffect(() => editor.current?.setAttributes(attributes));

  useImperativeHandle(ref, () => ({
    find: () => setAsked({ text: '' }),
    goTo(offset) {
      if (editor.current !== undefined) return editor.current.goTo(offset);
      area.current?.focus();
      area.current?.setSelectionRange(offset, offset);
    },
  }));

  return (
    <div className={styles['root']}>
      {finder !== undefined && asked !== undefined && (
        <Suspense>
          <FindBar {...{ finder, asked }} canReplace={onChange !== undefined} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      <div ref={host} className={styles['host']} hidden={!hasEditor} />
      {!hasEditor && (
        <textarea
          ref={area}
          className={styles['area']}
          aria-label={label}
          aria-invalid={mark !== undefined}
          placeholder={placeholder}
          // What is typed would take the place of a long text, which is not in it.
          readOnly={onChange === undefined || isLong}
          value={isLong ? '' : value}
          onChange={(event) => onChange?.(event.target.value)}
          onPaste={(event) => {
            const long = onChange && takeLongPaste(event, value);
            if (long === undefined) return;
            pastedTo.current = long.caret;
            onChange?.(long.text);
          }}
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
        />
      )}
    </div>
  );
}
