import { useEffect } from 'react';
import { useLanguage } from '#kit';
import { hasEnd, passedOf } from './use-chronometers.ts';
import { isRunning, shownAt, type Chronometer } from './chronometer.ts';
import { formatSeconds } from './duration.ts';

/** The title is drawn that often; browsers allow a tab that nobody looks at one change a second. */
const OFTEN = 500;

/** Shows the time in the title of the tab while it runs. */
export function useTabTitle(chronometer: Chronometer): void {
  const language = useLanguage();
  const runs = isRunning(chronometer);
  useEffect(() => {
    if (!runs) return;
    const { title } = document;
    const show = () => {
      const time = formatSeconds(shownAt(chronometer, passedOf(chronometer)), hasEnd(chronometer));
      document.title = `${time} - ${title}`;
    };
    show();
    const timer = setInterval(show, OFTEN);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [runs, chronometer, language]);
}
