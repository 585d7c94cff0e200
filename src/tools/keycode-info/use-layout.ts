import { useEffect, useState } from 'react';

/** The labels of the keys: known, or why they are not. */
export type Layout =
  | { readonly is: 'known'; readonly labelOf: (code: string) => string | undefined }
  | { readonly is: 'unknown' | 'unavailable' | 'insecure' };

interface LayoutMap {
  readonly get: (code: string) => string | undefined;
}
/** Chromium only, and only on secure pages. */
interface WithKeyboard {
  readonly keyboard?: { readonly getLayoutMap?: () => Promise<LayoutMap> };
}

/** The browser's knowledge of the keyboard that is in use. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState<Layout>({ is: 'unknown' });
  useEffect(() => {
    const { keyboard } = navigator as WithKeyboard;
    if (keyboard?.getLayoutMap === undefined) {
      setLayout({ is: isSecureContext ? 'unavailable' : 'insecure' });
      return;
    }
    keyboard.getLayoutMap().then(
      (map) => setLayout({ is: 'known', labelOf: (code) => map.get(code) }),
      () => setLayout({ is: 'unavailable' }),
    );
  }, []);
  return layout;
}
