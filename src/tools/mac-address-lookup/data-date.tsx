import { blockDate, companyIdDate } from 'virtual:vendors/dates';
import { useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';

/** Where the vendors come from, and of which days they are. */
export function DataDate() {
  const t = useMessages<typeof en.ui>();
  const format = new Intl.DateTimeFormat(useIntlLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  const say = (day: string) => format.format(new Date(day));
  return <p className="n-muted">{t('dataDate', { date: say(blockDate), cidDate: say(companyIdDate) })}</p>;
}
