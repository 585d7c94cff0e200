import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { ToolError, type Note } from '#engine/error';
import type { Format } from '#engine/format';
import { beginningOf, HEAD_BYTES, isLargeText, LARGE_TEXT } from '#engine/large-text';
import { decodeUtf8 } from '#engine/utf8';
import { languageOf } from '../editor/languages.ts';
import { isFewLines } from '../text/field-size.ts';
import type { LineScroller } from '../editor/code-mirror.ts';
import type { TextMark } from '../editor/marks.ts';
import { Editor, hasSearch, type EditorHandle } from '../editor/editor.tsx';
import type { TextValue } from '../hooks/use-operation.ts';
import { isEmptyText } from '../hooks/use-input.ts';
import { holdText } from '../text/hold-text.ts';
import { useCommonMessages } from '../settings/language.ts';
import { useTextSize } from '../text/text-size.ts';
import { notify } from '../context/toasts.ts';
import { useExplain, useTool } from '../context/tool-context.ts';
import { Button, ToolButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { FillButton, OpenFileButton, PasteButton } from './input-tools.tsx';
import { Notes } from './notes.tsx';
import { Pane } from './pane.tsx';
import pane from './pane.module.css';
import styles from './text-pane.module.css';

/** Fetched when a text is wrong. */
const RepairButton = lazy(() => import('./repair-button.tsx'));

interface TextPaneProps {
  readonly name: string;
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  readonly onExample?: (() => void) | undefined;
  readonly error?: ToolError | undefined;
  /** What the text means. */
  readonly format?: Format | undefined;
  /** What to mark in the text, in order; share one empty list where there are none. */
  readonly marks?: readonly TextMark[] | undefined;
  readonly placeholder?: string | undefined;
  readonly height?: 'full' | 'short';
  /** Stands under the text. */
  readonly offer?: ReactNode;
  /** Right of the name. */
  readonly beside?: ReactNode;
  /** Buttons before those that every input has. */
  readonly tools?: ReactNode;
  /** Another input of the page writes this text too, which makes it a result. */
  readonly isResult?: boolean;
  /** Called when the text is in an editor, with what scrolls there. */
  readonly onScroller?: (scroller: LineScroller) => void;
  /** Takes an opened file instead of its text. */
  readonly onFile?: (file: File) => void;
}

async function readFile(file: File): Promise<TextValue> {
  if (file.size <= LARGE_TEXT) return decodeUtf8(new Uint8Array(await file.arrayBuffer()));
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer();
  // A character that the slice tears apart is left out.
  return { head: beginningOf(new TextDecoder().decode(bytes, { stream: true })), blob: file };
}

/** The place where a text comes in: by typing, pasting, dropping, opening a file, or from the example. */
export function TextPane({
  name,
  value,
  onChange,
  onExample,
  error,
  format,
  marks,
  placeholder,
  height = 'full',
  offer,
  beside,
  tools: more,
  isResult = false,
  onScroller,
  onFile,
}: TextPaneProps) {
  const t = useCommonMessages();
  const explain = useExplain();
  const { repairs } = useTool().tool;
  const size = useTextSize(value);
  const editor = useRef<EditorHandle>(null);
  const place = error?.where.at;
  // The errors of a format's reader begin with its name.
  const repair = error && repairs[error.code.replace(/\..*/, '')];
  const [repaired, setRepaired] = useState<{ readonly text: TextValue; readonly notes: readonly Note[] }>();
  const isLarge = isLargeText(value);
  const text = isLarge ? value.head : value;
  const language = languageOf(format);

  const turn = useRef(0);
  const take = (text: string) => {
    const mine = ++turn.current;
    if (text.length <= LARGE_TEXT) onChange(text);
    else void holdText(text).then((held) => mine === turn.current && onChange(held));
  };

  const read = async (file: File) => {
    try {
      onChange(await readFile(file));
    } catch (problem) {
      notify({
        kind: 'error',
        text: problem instanceof ToolError ? explain(problem) : t('fileUnreadable', { name: file.name }),
      });
    }
  };
  const open = onFile ?? ((file: File) => void read(file));
  const tools = (
    <>
      {more}
      {hasSearch(text, language, marks) && (
        <ToolButton icon="search" label={t('find')} onClick={() => editor.current?.find()} />
      )}
      <PasteButton onPaste={take} />
      <OpenFileButton onFile={open} />
      <FillButton isEmpty={isEmptyText(value)} onExample={onExample} onClear={() => take('')} />
    </>
  );
  return (
    <Pane
      name={name}
      beside={beside}
      tools={tools}
      toolsOf="input"
      height={height}
      isSmall={height === 'full' && language === undefined && isFewLines(value)}
      isWrong={error !== undefined}
      onDropFile={open}
      foot={
        <>
          <span>{isLarge ? t('shownInPart') : ''}</span>
          <span>{size}</span>
        </>
      }
    >
      <div
        className={pane['host']}
        data-editor
        data-input
        data-result={isResult || undefined}
        onPasteCapture={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (text.length <= LARGE_TEXT) return;
          event.preventDefault();
          take(text);
        }}
      >
        <Editor
          ref={editor}
          label={name}
          value={text}
          onChange={isLarge ? undefined : take}
          language={language}
          placeholder={placeholder}
          textMarks={marks}
          onScroller={onScroller}
          mark={place && { from: place.offset, to: place.endOffset }}
          key={isLarge ? 'part' : 'whole'}
        />
      </div>
      {error !== undefined && (
        <div className={styles['message']} role="alert">
          <Icon name="alert-circle" />
          <p>{explain(error)}</p>
          <Suspense>
            {repair !== undefined && (
              <RepairButton
                by={repair}
                value={value}
                onChange={(text, notes) => {
                  setRepaired({ text, notes });
                  onChange(text);
                }}
              />
            )}
          </Suspense>
          {place !== undefined && (
            <Button size="small" onClick={() => editor.current?.goTo(place.offset)}>
              {t('goToLine', { line: place.line })}
            </Button>
          )}
        </div>
      )}
      {repaired?.text === value && <Notes notes={repaired.notes} />}
      {offer}
    </Pane>
  );
}
