import { useMessages } from '#kit';
import type { CertificateFacts, Name } from './certificate.ts';
import type en from './locales/en.json';
import styles from './pdf-signature-checker.module.css';

const nameOf = (name: Name): string => name['CN'] ?? Object.values(name).join(', ');

interface Step {
  readonly name: string;
  readonly isMissing?: boolean;
}

/** The certificates from the root down to the signer; an issuer whose certificate is missing is named, too. */
export function Chain({ certificates }: { certificates: readonly CertificateFacts[] }) {
  const t = useMessages<typeof en.ui>();
  const last = certificates.at(-1);
  const isRooted = last === undefined || JSON.stringify(last.issuer) === JSON.stringify(last.subject);
  const steps: Step[] = certificates.map(({ subject }) => ({ name: nameOf(subject) })).reverse();
  if (!isRooted) steps.unshift({ name: t('notInFile', { name: nameOf(last.issuer) }), isMissing: true });
  return steps.length > 1 && <Branch steps={steps} label={t('chain')} />;
}

function Branch({ steps: [first, ...below], label }: { steps: readonly Step[]; label?: string }) {
  return (
    <ul className={styles['chain']} aria-label={label}>
      <li>
        <span className={first?.isMissing === true ? 'n-muted' : undefined}>{first?.name}</span>
        {below.length > 0 && <Branch steps={below} />}
      </li>
    </ul>
  );
}
