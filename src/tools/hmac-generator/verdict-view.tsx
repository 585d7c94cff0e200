import { Badge, Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Verdict } from './logic.ts';

/** Whether the expected HMAC is the right one. */
export function VerdictView({ of: { valid, mac } }: { of: Verdict }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-stack">
      <Validity isValid={valid} />
      <Facts facts={[{ label: t('computed'), value: mac }]} />
    </div>
  );
}

/** Yes or no, in words and colour. */
export function Validity({ isValid }: { isValid: boolean }) {
  const t = useMessages<typeof en.ui>();
  return (
    <p role="status">
      <Badge look={isValid ? 'success' : 'error'} icon={isValid ? 'check' : 'x'}>
        {isValid ? t('valid') : t('invalid')}
      </Badge>
    </p>
  );
}
