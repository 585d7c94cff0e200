import { useEffect, useState } from 'react';

/** Milliseconds after the last change of the picture. */
const PAUSE = 150;

/** Whether the drawn picture of a code is decoded to the text that is meant; undefined until that is known. */
export function useScanCheck(svg: string | undefined, text: string): boolean | undefined {
  const [checked, setChecked] = useState<{ svg: string; text: string; isGood: boolean }>();
  useEffect(() => {
    if (svg === undefined) return;
    let isOver = false;
    const look = async () => {
      const { scanPicture } = await import('./scan-picture.ts');
      const isGood = (await scanPicture(svg)) === text;
      if (!isOver) setChecked({ svg, text, isGood });
    };
    // A picture that the browser cannot paint gets no verdict.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [svg, text]);
  return checked?.svg === svg && checked?.text === text ? checked.isGood : undefined;
}
