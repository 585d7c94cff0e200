import { useIntlLanguage, useMessages } from '#kit';
import { sayDuration, sayPower } from './duration.ts';
import type en from './locales/en.json';

/** Says a time, given as the common logarithm of its seconds. */
export function useDurations(): (log10Seconds: number) => string {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  return (log10Seconds) => {
    const duration = sayDuration(log10Seconds, language);
    if (duration.is === 'time') return duration.text;
    if (duration.is === 'power') return t('time.power', { power: sayPower(duration.power) });
    return t(`time.${duration.is}`);
  };
}
