import { useEffect, useState } from 'react';
import { isLargeText } from '#engine/large-text';
import type { TextValue } from './use-operation.ts';

/** A text as a string; undefined while a large one is being read from its Blob. */
export function usePlainText(value: TextValue): string | undefined {
  const [read, setRead] = useState<{ of: TextValue; text: string }>();
  useEffect(() => {
    if (!isLargeText(value)) return;
    let isGone = false;
    void value.blob.text().then((text) => {
      if (!isGone) setRead({ of: value, text });
    });
    return () => {
      isGone = true;
    };
  }, [value]);
  if (!isLargeText(value)) return value;
  return read?.of === value ? read.text : undefined;
}
