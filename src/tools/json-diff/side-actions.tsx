import { ToolError } from '#engine/error';
import { Button, notify, useExplain, useMessages, type TextValue } from '#kit';
import styles from './json-diff.module.css';
import type en from './locales/en.json';

interface SideActionsProps {
  readonly left: TextValue;
  readonly right: TextValue;
  /** Both texts are JSON, or empty. */
  readonly canFormat: boolean;
  readonly onChange: (left: TextValue, right: TextValue) => void;
}

/** Swaps or formats both sides. A text too long to be held as a whole is not formatted. */
export function SideActions({ left, right, canFormat, onChange }: SideActionsProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const format = async (isSorted: boolean) => {
    const { formatDocument } = await import('./format-document.ts');
    const formatSide = (text: TextValue) =>
      typeof text === 'string' && text.trim() !== '' ? formatDocument(text, isSorted) : text;
    try {
      onChange(formatSide(left), formatSide(right));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      notify({ kind: 'error', text: explain(error) });
    }
  };
  return (
    <div className={styles['actions']}>
      <Button icon="arrows-exchange" onClick={() => onChange(right, left)}>
        {t('swap')}
      </Button>
      <Button disabled={!canFormat} onClick={() => void format(false)}>
        {t('format')}
      </Button>
      <Button disabled={!canFormat} onClick={() => void format(true)}>
        {t('formatSorted')}
      </Button>
    </div>
  );
}
