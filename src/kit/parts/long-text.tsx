import { useState, type ReactNode } from 'react';
import { endOfPiece } from '#engine/large-text';
import { Editor } from '../editor/editor.tsx';
import { endInSight } from '../text/field-size.ts';
import { useCommonMessages } from '../settings/language.ts';
import { Button } from './button.tsx';
import styles from './long-text.module.css';

/** UTF-16 units of one value that a page lays out at most. */
const MOST = 64 * 1024;

interface LongTextProps {
  /** Names the text for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is given; of a long text the beginning, and all of it in an editor on request. */
export function LongText({ label, children: text }: LongTextProps) {
  const t = useCommonMessages();
  const [whole, setWhole] = useState<string>();
  if (typeof text !== 'string') return text;
  const end = endInSight(text, MOST);
  if (end === text.length) return text;
  if (whole === text)
    return (
      <div className={styles['whole']}>
        <Editor label={label} value={text} />
      </div>
    );
  return (
    <>
      {`${text.slice(0, endOfPiece(text, 0, end))}… `}
      <Button size="small" onClick={() => setWhole(text)}>
        {t('showAll')}
      </Button>
    </>
  );
}
