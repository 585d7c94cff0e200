import { Alert, Button, useMessages } from '#kit';
import type { Check } from './check.ts';
import type { Decoded } from './decode.ts';
import type { Digests } from './disclosures.ts';
import type en from './locales/en.json';
import { useFromNow } from './use-from-now.ts';
import type { Validity } from './validity.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface VerdictsProps {
  readonly token: Decoded;
  /** Takes the token that was encrypted in this one. */
  readonly onOpen: (token: string) => void;
}

/** What to think of a token: its signature, its times, what it encloses. */
export function Verdicts({ token, onOpen }: VerdictsProps) {
  const t = useMessages<typeof en.ui>();
  const sayFromNow = useFromNow();
  const { check, digests, nested, payload, content, validity } = token;
  const isOpen = payload !== undefined || content !== undefined || nested !== undefined;
  return (
    <>
      {token.is === 'jwe' && (
        <Alert look={isOpen ? 'success' : 'info'}>{isOpen ? t('decrypted') : t('encrypted')}</Alert>
      )}
      {nested !== undefined && (
        <Alert
          look="info"
          actions={
            <Button size="small" onClick={() => onOpen(nested)}>
              {t('openNested')}
            </Button>
          }
        >
          {t('nested')}
        </Alert>
      )}
      {check !== undefined && <Alert look={LOOKS[check.is]}>{sayCheck(check, t)}</Alert>}
      {validity !== undefined && (
        <Alert look={validity.is === 'expired' || validity.is === 'notYet' ? 'warning' : 'info'}>
          {sayValidity(validity, t, sayFromNow)}
        </Alert>
      )}
      {digests !== undefined && <Alert look={DIGEST_LOOKS[digests.is]}>{sayDigests(digests, t)}</Alert>}
    </>
  );
}

const LOOKS = {
  valid: 'success',
  invalid: 'error',
  unsigned: 'error',
  confused: 'error',
  noKey: 'info',
  unknown: 'warning',
} as const;

const DIGEST_LOOKS = { match: 'success', foreign: 'error', unknown: 'warning' } as const;

function sayCheck(check: Check, t: T): string {
  if (check.is !== 'unknown') return t(`check.${check.is}`, 'by' in check ? { by: check.by } : {});
  const { because, what, given = '' } = check;
  return `${t('check.unknown')} ${t(`because.${because}`, { what, given })}`;
}

function sayValidity({ is, at }: Validity, t: T, sayFromNow: (time: string) => string): string {
  if (at === undefined) return t(`validity.${is}`);
  return t(`validity.${is}`, { when: sayFromNow(at) });
}

function sayDigests(digests: Digests, t: T): string {
  switch (digests.is) {
    case 'match':
      return t('digests.match');
    case 'foreign':
      return t('digests.foreign', { names: digests.names.join(', ') });
    case 'unknown':
      return t('digests.unknown', { algorithm: digests.algorithm });
  }
}
