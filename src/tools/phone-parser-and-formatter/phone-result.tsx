import type { ReactNode } from 'react';
import { Answer, buttonClass, handOver, ToolLink, useMessages, VerdictBadge } from '#kit';
import type en from './locales/en.json';
import type { Phone } from './logic.ts';
import { PhoneFacts } from './phone-facts.tsx';

interface PhoneResultProps {
  readonly phone: Phone;
  /** The country that the call comes from. */
  readonly from: string;
  /** Notes, below the answer. */
  readonly children: ReactNode;
}

/** The number, whether it is valid and why not, what can be done with it, and all facts. */
export function PhoneResult({ phone, from, children }: PhoneResultProps) {
  const t = useMessages<typeof en.ui>();
  const { valid, fault, international, grouped } = phone;
  return (
    <>
      <Answer label={t('as.international')} value={valid ? (international ?? grouped) : grouped}>
        <p className="n-line">
          <VerdictBadge isGood={valid}>{t(valid ? 'valid' : 'invalid')}</VerdictBadge>
          {fault !== null && <span>{t(`fault.${fault}`)}</span>}
        </p>
      </Answer>
      {children}
      {valid && phone.rfc3966 !== null && <Links phone={phone} link={phone.rfc3966} />}
      <PhoneFacts phone={phone} from={from} />
    </>
  );
}

function Links({ phone, link }: { readonly phone: Phone; readonly link: string }) {
  const t = useMessages<typeof en.ui>();
  return (
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
      <ToolLink
        className={buttonClass()}
        to="/qrcode-generator"
        onClick={() => handOver('qrcode-generator/draw', link)}
      >
        {t('qrCode')}
      </ToolLink>
    </div>
  );
}
