import { Disclosure, Facts, useMessages } from '#kit';
import type en from './locales/en.json';

/** The layout of what is written (container.ts), so that other programs can read it. */
export function ContainerFormat() {
  const t = useMessages<typeof en.ui>();
  const bytes = [
    ['0–4', 'HTENC'],
    ['5', t('layout.version')],
    ['6', t('layout.kdf')],
    ['7', t('layout.parallelism')],
    ['8–11', t('layout.memory')],
    ['12–15', t('layout.rounds')],
    ['16–31', t('layout.salt')],
    ['32–43', t('layout.nonce')],
    ['44–…', t('layout.data')],
  ] as const;
  return (
    <Disclosure label={t('format')}>
      <p className="n-muted">{t('formatHint')}</p>
      <Facts facts={bytes.map(([label, value]) => ({ label, value, copy: false, code: false }))} />
    </Disclosure>
  );
}
