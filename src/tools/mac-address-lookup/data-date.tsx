import { useIntlLanguage, useMessages } from '#kit';
import { vendorDate } from '#formats/mac/vendors.ts';
import type shared from '#formats/mac/locales/en.json';

/** Where the vendors come from, and of which day they are. */
export function DataDate() {
  const t = useMessages<typeof shared>();
  const language = useIntlLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="n-muted">{t('vendorDate', { date: format.format(new Date(vendorDate)) })}</p>;
}
