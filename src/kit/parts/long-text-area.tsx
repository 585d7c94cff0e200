import { useRef } from 'react';
import type { Place } from '#lib/place';
import { Editor, type EditorHandle } from '../editor/editor.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './long-text-area.module.css';

interface LongTextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly placeholder: string;
  /** Where the caret was in the text area whose place it takes; undefined if that had no focus. */
  readonly caret: number | undefined;
  readonly errorAt: Place | undefined;
  /** Of the frame. */
  readonly className: string;
}

/** Takes the place of a text area whose text is so long that it would block the page. */
export default function LongTextArea({ errorAt, className, ...props }: LongTextAreaProps) {
  const t = useCommonMessages();
  const editor = useRef<EditorHandle>(null);
  return (
    <>
      <div className={classes(className, styles['root'])}>
        <Editor {...props} ref={editor} mark={errorAt && { from: errorAt.offset, to: errorAt.endOffset }} />
      </div>
      {errorAt !== undefined && (
        <Button size="small" onClick={() => editor.current?.goTo(errorAt.offset)}>
          {t('goToLine', { line: errorAt.line })}
        </Button>
      )}
    </>
  );
}
