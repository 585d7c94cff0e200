import { isLargeText } from '#engine/large-text';
import type { TextValue } from '../hooks/use-operation.ts';

/** Saves a text (UTF-8) or a Blob as a file. */
export function download(value: TextValue | Blob, name: string): void {
  const blob =
    value instanceof Blob ? value : isLargeText(value) ? value.blob : new Blob([value], { type: 'text/plain' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
