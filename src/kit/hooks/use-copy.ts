import { useEffect, useState } from 'react';
import { isLargeText } from '#engine/large-text';
import { useCommonMessages } from '../settings/language.ts';
import { notify, textToCopy } from '../context/toasts.ts';
import type { TextValue } from './use-operation.ts';

const COPIED = 1500;
const PATIENCE = 2000;

/** True only if the clipboard has the text. Plain http has no clipboard object, so the old command is tried too. */
async function writeClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
    const written = clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (await Promise.race([written, late])) return true;
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'n-hidden-text';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  let copied = false;
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on plain http
    copied = document.execCommand('copy');
  } catch {
    // Some browsers throw instead of answering false.
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/**
 * `copied` is true for 1.5 s after a copy that really happened, which is announced as `said`. A refused one shows the text,
 * selected.
 */
export function useCopy(): { copied: boolean; copy: (value: TextValue, said?: string) => Promise<boolean> } {
  const t = useCommonMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (value: TextValue, said = t('copied')) => {
    const text = isLargeText(value) ? await value.blob.text() : value;
    const done = await writeClipboard(text);
    if (done) {
      setCopied(true);
      notify({ kind: 'success', text: said });
    } else {
      textToCopy.set(text);
    }
    return done;
  };
  return { copied, copy };
}
