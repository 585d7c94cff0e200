import { Alert, Button, useIntlLanguage, useMessages } from '#kit';
import { sayRelative } from '#lib/say-relative';
import type { Check } from './check.ts';
import type { Decoded } from './decode.ts';
import type { Digests } from './disclosures.ts';
import type en from './locales/en.json';
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
  const language = useIntlLanguage();
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
          {sayValidity(validity, t, language)}
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

function sayValidity({ is, at }: Validity, t: T, language: string): string {
  if (at === undefined) return t(`validity.${is}`);
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  return t(`validity.${is}`, { when: sayRelative(seconds, language) });
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
