import { useState } from 'react';
import { ToolError } from '#engine/error';
import { execute } from '#engine/execute';
import { Button, isEmptyText, notify, operand, useCommonMessages, useExplain, useMessages, type TextValue } from '#kit';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import { format } from './operations.ts';
import type { Side } from './use-side.ts';

interface SideActionsProps {
  readonly left: Side;
  readonly right: Side;
  readonly onChange: (left: TextValue, right: TextValue) => void;
}

/** Swaps or formats both sides. */
export function SideActions({ left, right, onChange }: SideActionsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const [isBusy, setBusy] = useState(false);
  const canFormat = left.error === undefined && right.error === undefined && !isBusy;
  const formatBoth = async (sortKeys: boolean) => {
    setBusy(true);
    try {
      onChange(await formatSide(left.value, sortKeys), await formatSide(right.value, sortKeys));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      notify({ kind: 'error', text: explain(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['actions']}>
      <Button icon="arrows-exchange" onClick={() => onChange(right.value, left.value)}>
        {common('swap')}
      </Button>
      <Button disabled={!canFormat} onClick={() => void formatBoth(false)}>
        {t('format')}
      </Button>
      <Button disabled={!canFormat} onClick={() => void formatBoth(true)}>
        {t('formatSorted')}
      </Button>
    </div>
  );
}

async function formatSide(text: TextValue, sortKeys: boolean): Promise<TextValue> {
  if (isEmptyText(text) || (typeof text === 'string' && text.trim() === '')) return text;
  const { output } = await execute({
    name: { tool: 'json-diff', operation: 'format' },
    operation: format,
    input: operand(text),
    options: { sortKeys },
    signal: new AbortController().signal,
  });
  return output as TextValue;
}
