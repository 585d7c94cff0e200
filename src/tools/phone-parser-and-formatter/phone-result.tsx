import {
  Badge,
  buttonClass,
  CopyButton,
  Facts,
  Fold,
  QrCard,
  useCountryName,
  useIntlLanguage,
  useMessages,
  useOperation,
  type Fact,
} from '#kit';
import type qr from '#formats/qr/locales/en.json';
import type en from './locales/en.json';
import type { Phone } from './logic.ts';
import { drawLink } from './operations.ts';
import styles from './phone-parser-and-formatter.module.css';
import { flagOf } from './use-countries.ts';

/** Verdict, the number large, its facts, and what can be done with it. */
export function PhoneResult({ phone, from }: { readonly phone: Phone; readonly from: string }) {
  const t = useMessages<typeof en.ui>();
  const shown = phone.valid && phone.international !== null ? phone.international : phone.grouped;
  return (
    <div className="n-stack">
      <p className="n-line">
        <Badge look={phone.valid ? 'success' : 'error'} icon={phone.valid ? 'check' : 'x'}>
          {t(phone.valid ? 'valid' : 'invalid')}
        </Badge>
        {phone.fault !== null && <span>{t(`fault.${phone.fault}`)}</span>}
      </p>
      <div className={styles['answer']}>
        <output className={styles['large']}>{shown}</output>
        <CopyButton value={shown} label={t('as.international')} size="medium" />
      </div>
      {phone.valid && phone.rfc3966 !== null && <Links phone={phone} link={phone.rfc3966} />}
      <PhoneFacts phone={phone} from={from} />
    </div>
  );
}

function PhoneFacts({ phone, from }: { readonly phone: Phone; readonly from: string }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const language = useIntlLanguage();
  const { country, countries, callingCode, fault } = phone;
  const list = (codes: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(codes.map(countryName));
  const plain = (label: string, value: string | undefined): Fact => ({ label, value, copy: false, code: false });
  const owner = country === null ? undefined : `${flagOf(country)} ${countryName(country)} (${country})`;
  const network = callingCode !== null && countries.length === 0 ? t('network') : t('unknown');
  const facts: readonly (Fact | false)[] = [
    plain(t('countryName'), owner ?? network),
    { label: t('callingCode'), value: callingCode === null ? undefined : `+${callingCode}` },
    country === null && countries.length > 1 && plain(t('sharedBy'), list(countries)),
    plain(t('possible'), t(phone.possible ? 'yes' : 'no')),
    plain(t('type'), t(phone.type === null ? 'unknown' : `type.${phone.type}`)),
    { label: t('as.international'), value: phone.international ?? undefined },
    { label: t('as.national'), value: phone.national ?? undefined },
    { label: t('as.e164'), value: phone.e164 ?? undefined },
    { label: t('as.rfc3966'), value: phone.rfc3966 ?? undefined },
    ...(phone.sms !== null ? [{ label: t('smsLink'), value: phone.sms }] : []),
    ...(phone.whatsapp !== null ? [{ label: t('whatsappLink'), value: phone.whatsapp }] : []),
    { label: t('nationalNumber'), value: phone.nationalNumber ?? undefined },
    phone.extension !== null && { label: t('extension'), value: phone.extension },
    phone.valid && {
      label: t('dialedFrom', { country: countryName(from) }),
      value: phone.dialed ?? t('carrierFirst'),
      copy: phone.dialed ?? false,
      code: phone.dialed !== null,
    },
    fault !== null && phone.lengths.length > 0 && plain(t('lengths'), sayLengths(phone.lengths)),
    phone.example !== null && { label: t('example'), value: phone.example },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

/** 7, 9, 10, 11 as 7, 9–11. */
function sayLengths(lengths: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const length of lengths) {
    const last = ranges.at(-1);
    if (last?.[1] === length - 1) last[1] = length;
    else ranges.push([length, length]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

function Links({ phone, link }: { readonly phone: Phone; readonly link: string }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <div className="n-line">
        <a className={buttonClass()} href={link}>
          {t('call')}
        </a>
        {phone.sms !== null && (
          <a className={buttonClass()} href={phone.sms}>
            {t('sendSms')}
          </a>
        )}
        {phone.whatsapp !== null && (
          <a className={buttonClass()} href={phone.whatsapp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        )}
      </div>
      <Fold title={t('qrToCall')}>
        <LinkCode link={link} />
      </Fold>
    </>
  );
}

function LinkCode({ link }: { readonly link: string }) {
  const t = useMessages<typeof en.ui & typeof qr>();
  const state = useOperation(drawLink, link, {});
  return (
    <div className={styles['code']} aria-label={t('qrCode')}>
      <QrCard state={state} text={link} size={1024} file="phone-qr-code" />
    </div>
  );
}
