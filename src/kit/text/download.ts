import { isLargeText } from '#engine/large-text';
import type { TextValue } from '../hooks/use-operation.ts';

/** Saves a text (UTF-8) of this media type, or a Blob, as a file. */
export function download(value: TextValue | Blob, name: string, type = 'text/plain'): void {
  const blob =
    value instanceof Blob
      ? value
      : new Blob([isLargeText(value) ? value.blob : value], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
