import { blockDate, companyIdDate } from 'virtual:vendors/dates';
import { useFormatDay, useMessages } from '#kit';
import type en from './locales/en.json';

/** Where the vendors come from, and of which days they are. */
export function DataDate() {
  const t = useMessages<typeof en.ui>();
  const say = useFormatDay();
  return <p className="n-muted">{t('dataDate', { date: say(blockDate), cidDate: say(companyIdDate) })}</p>;
}
