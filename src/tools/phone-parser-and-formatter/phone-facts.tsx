import { Facts, useCountryName, useIntlLanguage, useMessages, type Fact } from '#kit';
import { flagOf } from './flag.ts';
import type en from './locales/en.json';
import type { Phone } from './logic.ts';

/** Country, type and forms of a number. */
export function PhoneFacts({ phone, from }: { readonly phone: Phone; readonly from: string }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const language = useIntlLanguage();
  const { country, countries, callingCode } = phone;
  const list = (codes: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(codes.map(countryName));
  const plain = (label: string, value: string): Fact => ({ label, value, copy: false, code: false });
  const owner = country === null ? undefined : `${flagOf(country)} ${countryName(country)} (${country})`;
  const network = callingCode !== null && countries.length === 0 ? t('network') : t('unknown');
  const facts: readonly (Fact | false)[] = [
    plain(t('countryName'), owner ?? network),
    { label: t('callingCode'), value: callingCode === null ? undefined : `+${callingCode}` },
    country === null && countries.length > 1 && plain(t('sharedBy'), list(countries)),
    plain(t('type'), t(phone.type === null ? 'unknown' : `type.${phone.type}`)),
    plain(t('possible'), t(phone.possible ? 'yes' : 'no')),
    phone.fault !== null && phone.lengths.length > 0 && plain(t('lengths'), sayLengths(phone.lengths)),
    { label: t('as.international'), value: phone.international ?? undefined },
    { label: t('as.national'), value: phone.national ?? undefined },
    { label: t('as.e164'), value: phone.e164 ?? undefined },
    { label: t('as.rfc3966'), value: phone.rfc3966 ?? undefined },
    phone.extension !== null && { label: t('extension'), value: phone.extension },
    { label: t('nationalNumber'), value: phone.nationalNumber ?? undefined },
    phone.valid && {
      label: t('dialedFrom', { country: countryName(from) }),
      value: phone.dialed ?? t('carrierFirst'),
      copy: phone.dialed ?? false,
      code: phone.dialed !== null,
    },
    phone.sms !== null && { label: t('smsLink'), value: phone.sms },
    phone.whatsapp !== null && { label: t('whatsappLink'), value: phone.whatsapp },
    phone.example !== null && { label: t('example'), value: phone.example },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

/** 7, 9, 10 and 11 as `7, 9–11`. */
function sayLengths(lengths: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const length of lengths) {
    const last = ranges.at(-1);
    if (last?.[1] === length - 1) last[1] = length;
    else ranges.push([length, length]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
