import { useEffect, useState } from 'react';

interface LayoutMap {
  readonly get: (code: string) => string | undefined;
}
/** Chromium only, and only on secure pages (https://wicg.github.io/keyboard-map/). */
interface WithKeyboard {
  readonly keyboard?: { readonly getLayoutMap?: () => Promise<LayoutMap> };
}

/** What is printed on the visitor's key, where the browser knows the layout. */
export function useKeyLabel(code: string | undefined): string | undefined {
  const [layout, setLayout] = useState<LayoutMap>();
  useEffect(() => {
    (navigator as WithKeyboard).keyboard?.getLayoutMap?.().then(setLayout, () => undefined);
  }, []);
  return code === undefined ? undefined : layout?.get(code);
}
