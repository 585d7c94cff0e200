import { useEffect, useRef, useState, type ReactNode } from 'react';
import { factsOf, type Format } from '#engine/format';
import { isLargeText } from '#engine/large-text';
import { tools } from '#engine/tools';
import { download } from '../text/download.ts';
import { languageOf } from '../editor/languages.ts';
import { Editor, hasSearch, type EditorHandle } from '../editor/editor.tsx';
import { resultToShow, type RunState, type TextValue } from '../hooks/use-operation.ts';
import { useTool } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { isAnswer } from '../text/field-size.ts';
import { useTextSize } from '../text/text-size.ts';
import { AnswerText } from './answer-text.tsx';
import { Button, ToolButton } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Empty } from './empty.tsx';
import { Notes } from './notes.tsx';
import { OpenInButton } from './open-in-button.tsx';
import { Pane } from './pane.tsx';
import styles from './pane.module.css';
import { ResultList } from './result-list.tsx';
import { Working } from './working.tsx';

interface ResultPaneProps {
  readonly name: string;
  readonly state: RunState<TextValue> & { readonly cancel: () => void };
  /** What the text means: colours it, and names the file of the download. */
  readonly format?: Format | undefined;
  /** File name of the download where it depends on more, such as the file that it was made of. */
  readonly fileName?: string;
  /** Left in the foot line. */
  readonly foot?: ReactNode;
  readonly height?: 'full' | 'short';
  readonly onExample?: (() => void) | undefined;
  /** Right of the name. */
  readonly beside?: ReactNode;
  /** Before download and copy. */
  readonly tools?: ReactNode;
  /** Shows the result as something else than its text, which is still copied and downloaded. */
  readonly draw?: ((result: TextValue) => ReactNode) | undefined;
  /** Some lines are a list, each with a button that copies it. */
  readonly asLines?: boolean;
  /** Another result of the page matters more: this one has no solid button. */
  readonly isSecond?: boolean;
  /** What is shown instead of a secret; copy and download take the secret. */
  readonly mask?: ((text: string) => string) | undefined;
}

/** Lines that are drawn as a list; of more nobody copies one by its own button. */
const MOST_LINES = 100;

/** The lines of a text, without the break at its end; undefined where a list of them is of no use. */
function linesOf(text: string): readonly string[] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/, MOST_LINES + 1);
  return lines.length < 2 || lines.length > MOST_LINES ? undefined : lines;
}

/** The largest text (bytes) that 'show all' puts into the editor. */
const SHOWABLE = 32 * 1024 * 1024;

/** Where a text result stands: copy, download, and every state between nothing and done. */
export function ResultPane({
  name,
  state,
  format,
  fileName,
  foot,
  height = 'full',
  onExample,
  beside,
  tools: more,
  draw,
  asLines = false,
  isSecond = false,
  mask,
}: ResultPaneProps) {
  const t = useCommonMessages();
  const editor = useRef<EditorHandle>(null);
  const { command = 'result' } = tools[useTool().id] ?? {};
  const { file, type } = format === undefined ? { file: `${command}.txt`, type: undefined } : factsOf(format);
  // While a new result is on its way the last one stays for a moment, so that the page does not flicker.
  const shown = resultToShow(state);
  const whole = useWhole(shown?.value);
  const size = useTextSize(shown?.value ?? '');
  // An empty result leaves nothing to copy.
  const ready = state.is === 'done' && state.value !== '' ? state.value : undefined;
  const plain = shown && (whole.text ?? (isLargeText(shown.value) ? shown.value.head : shown.value));
  const text = plain !== undefined && mask !== undefined ? mask(plain) : plain;
  const drawn = shown && draw?.(shown.value);
  const isPart = drawn === undefined && isLargeText(shown?.value) && whole.text === undefined;
  const isOneLine = drawn === undefined && isAnswer(shown?.value);
  const language = languageOf(format);
  const lines = asLines && typeof shown?.value === 'string' ? linesOf(shown.value) : undefined;
  const isEdited = text !== undefined && drawn === undefined && !isOneLine && lines === undefined;
  return (
    <Pane
      name={name}
      height={height}
      isSmall={shown === undefined && height === 'full'}
      isAnswer={isOneLine}
      beside={beside}
      tools={
        <>
          {more}
          {isEdited && hasSearch(text, language) && (
            <ToolButton icon="search" label={t('find')} onClick={() => editor.current?.find()} />
          )}
          {/* Of a secret other tools would show what is masked here. */}
          {mask === undefined && <OpenInButton value={ready} />}
          <ToolButton
            icon="download"
            label={t('download')}
            disabled={ready === undefined}
            onClick={() => ready !== undefined && download(ready, fileName ?? file, type)}
          />
          <CopyButton value={ready} look={isSecond ? 'default' : 'primary'} />
        </>
      }
      foot={
        <>
          <span>{isPart ? t('shownInPart') : foot}</span>
          <span>{size}</span>
        </>
      }
    >
      <div
        className={styles['host']}
        data-editor={isEdited || undefined}
        data-result
        aria-busy={state.is === 'running'}
      >
        {shown !== undefined && text !== undefined && (
          <>
            {drawn}
            {isOneLine && (
              <AnswerText label={name} length={text.length}>
                {text}
              </AnswerText>
            )}
            {isEdited && <Editor ref={editor} label={name} value={text} language={language} />}
            {lines !== undefined && (
              <ResultList
                label={name}
                results={lines.map((value, index) => ({ name: t('lineNumber', { number: index + 1 }), value }))}
              />
            )}
            {isPart && shown.value.blob.size <= SHOWABLE && (
              <Button size="small" onClick={whole.load}>
                {t('showAll')}
              </Button>
            )}
            <Notes notes={shown.notes} />
          </>
        )}
        {shown === undefined && state.is === 'running' && state.slow && (
          <Working progress={state.progress} onCancel={state.cancel} />
        )}
        {shown === undefined && state.is !== 'running' && <NoResult state={state} onExample={onExample} />}
      </div>
      <p className="n-hidden-text" role="status">
        {/* An answer is read aloud itself. */}
        {state.is === 'done' && !isOneLine ? t('resultReady') : ''}
      </p>
    </Pane>
  );
}

function NoResult({ state, onExample }: { state: RunState<TextValue>; onExample?: (() => void) | undefined }) {
  const t = useCommonMessages();
  if (state.is === 'failed') {
    const { at, option } = state.error.where;
    const line = option === undefined ? at?.line : undefined;
    return (
      <Empty icon="alert-circle" title={t('noResult')}>
        {line === undefined ? t('noResultFix') : t('noResultFixLine', { line })}
      </Empty>
    );
  }
  if (state.is === 'cancelled') return <Empty icon="player-stop" title={t('cancelled')} />;
  return (
    <Empty
      icon="arrow-right"
      title={t('resultHere')}
      actions={
        onExample && (
          <Button size="small" icon="sparkles" data-example onClick={onExample}>
            {t('loadExample')}
          </Button>
        )
      }
    >
      {t('resultHereHint')}
    </Empty>
  );
}

/** The whole of a large text, fetched when asked for and forgotten with it. */
function useWhole(value: TextValue | undefined): { text: string | undefined; load: () => void } {
  const [text, setText] = useState<string>();
  useEffect(() => setText(undefined), [value]);
  return {
    text,
    load: () => {
      if (isLargeText(value)) void value.blob.text().then(setText);
    },
  };
}
