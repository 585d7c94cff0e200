import { useEffect } from 'react';
import { useLanguage } from '#kit';
import { formatSeconds } from './duration.ts';
import { shownNow } from './use-chronometer.ts';

/** Milliseconds between titles; browsers let a tab that nobody looks at change once a second. */
const OFTEN = 500;

interface TabTitle {
  readonly runs: boolean;
  readonly isCountdown: boolean;
  /** Said in place of the time, when a countdown is over. */
  readonly message: string | undefined;
}

/** Shows the time in the title of the tab while it runs, and that it is over. */
export function useTabTitle({ runs, isCountdown, message }: TabTitle): void {
  const language = useLanguage();
  useEffect(() => {
    if (!runs && message === undefined) return;
    const { title } = document;
    const show = () => {
      document.title = `${message ?? formatSeconds(shownNow(), isCountdown)} - ${title}`;
    };
    show();
    const timer = runs ? setInterval(show, OFTEN) : undefined;
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [runs, isCountdown, message, language]);
}
