import { buttonClass, CopyButton, FieldNote, lastGood, svgAddress, TextField, useExplain, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './otp-generator.module.css';
import type { Otp } from './use-otp.ts';

/** The QR code that an authenticator scans, whose account it is, and the link in it. */
export function LinkCard({ otp: { linked, drawn, labelOption } }: { otp: Otp }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const link = linked.is === 'failed' ? undefined : lastGood(linked);
  const svg = drawn.is === 'failed' ? undefined : lastGood(drawn)?.value;
  const address = typeof link?.value === 'string' ? link.value : undefined;
  return (
    <div className={styles['card']}>
      <div className={styles['link']}>
        <div className={styles['qr']}>
          {typeof svg === 'string' && <img src={svgAddress(svg)} alt={t('qrCode')} width={200} height={200} />}
        </div>
        <div className="n-stack">
          <TextField {...labelOption('issuer')} code={false} placeholder="example.com" />
          <TextField
            {...labelOption('account')}
            code={false}
            placeholder="alice@example.com"
            hint={labelOption('account').value.trim() === '' ? t('warning.noAccount') : undefined}
          />
          <div className="n-line">
            <a className={buttonClass()} href={address} aria-disabled={address === undefined}>
              {t('openLink')}
            </a>
            <CopyButton value={address} look="default" size="medium" />
          </div>
        </div>
      </div>
      {linked.is === 'done' && drawn.is === 'failed' && <FieldNote id="qr-problem" error={explain(drawn.error)} />}
    </div>
  );
}
