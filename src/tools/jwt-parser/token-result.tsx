import type { ReactNode } from 'react';
import { Alert, Facts, Fold, handOver, Button, useIntlLanguage, useMessages } from '#kit';
import type { Check } from './check.ts';
import type { Decoded } from './decode.ts';
import type { Digests } from './disclosures.ts';
import type { JsonPart } from './json-part.ts';
import styles from './jwt-parser.module.css';
import type en from './locales/en.json';
import { MemberTable } from './member-table.tsx';
import { sign } from './operations.ts';
import { sayRelative } from '#lib/say-relative';
import type { Validity } from './validity.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface TokenResultProps {
  readonly token: Decoded;
  /** The key that was typed, which goes along to signing. */
  readonly typed: { readonly key: string; readonly keyForm: string };
  /** Takes the token that was encrypted in this one. */
  readonly onNested: (token: string) => void;
  /** Remarks, after the verdicts. */
  readonly children: ReactNode;
}

/** The verdicts, and the parts in their colours. */
export function TokenResult({ token, typed, onNested, children }: TokenResultProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const { header, payload, content, check, validity, disclosures, digests, signature, nested } = token;
  const isEncrypted = token.is === 'jwe';
  const isOpen = payload !== undefined || content !== undefined || nested !== undefined;
  const edit = () => {
    const name = header.members.find((member) => member.name === 'alg')?.value ?? '';
    const algorithm = sign.options.algorithm.choices.find((choice) => choice === name) ?? 'HS256';
    handOver('jwt-parser/sign', payload?.json ?? '', {
      algorithm,
      keyForm: typed.keyForm,
      // Without one here, a key that is there already stays.
      ...(typed.key !== '' && { key: typed.key }),
      header: header.json.replaceAll(/\n */g, ''),
    });
  };
  return (
    <>
      <div className={styles['verdicts']}>
        {isEncrypted && <Alert look={isOpen ? 'success' : 'info'}>{isOpen ? t('decrypted') : t('encrypted')}</Alert>}
        {nested !== undefined && (
          <Alert look="info">
            {t('nested')}{' '}
            <Button size="small" onClick={() => onNested(nested)}>
              {t('openNested')}
            </Button>
          </Alert>
        )}
        {check !== undefined && <Alert look={LOOKS[check.is]}>{sayCheck(check, t)}</Alert>}
        {validity !== undefined && (
          <Alert look={validity.is === 'expired' || validity.is === 'notYet' ? 'warning' : 'info'}>
            {sayValidity(validity, t, language)}
          </Alert>
        )}
      </div>
      {children}
      <Part index={0} title={t('headerPart')} part={header} of="param" />
      {payload !== undefined && (
        <Part index={isEncrypted ? 3 : 1} title={t('payloadPart')} part={payload} of="claim">
          {!isEncrypted && (
            <Button size="small" onClick={edit}>
              {t('edit')}
            </Button>
          )}
        </Part>
      )}
      {disclosures !== undefined && (
        <section>
          <h2 className="n-heading">{t('disclosures')}</h2>
          {digests !== undefined && <Alert look={DIGEST_LOOKS[digests.is]}>{sayDigests(digests, t)}</Alert>}
          <MemberTable label={t('disclosures')} members={disclosures} of="claim" />
        </section>
      )}
      <Facts
        facts={[
          ...(nested === undefined ? [] : [{ label: t('nestedPart'), value: nested }]),
          ...(content === undefined ? [] : [{ label: t('contentPart'), value: content }]),
          ...(signature === '' ? [] : [{ label: t('signaturePart'), value: signature }]),
        ]}
      />
    </>
  );
}

interface PartProps {
  readonly index: number;
  readonly title: string;
  readonly part: JsonPart;
  readonly of: 'param' | 'claim';
  readonly children?: ReactNode;
}

function Part({ index, title, part, of, children }: PartProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <section>
      <div className={styles['title']}>
        <h2 className="n-heading" data-part={index}>
          {title}
        </h2>
        {children}
      </div>
      <MemberTable label={title} members={part.members} of={of} />
      <Fold title={`${title}: ${t('json')}`}>
        <pre className={styles['json']} tabIndex={0}>
          {part.json}
        </pre>
      </Fold>
    </section>
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

function sayCheck(check: Check, t: T): string {
  if (check.is !== 'unknown') return t(`check.${check.is}`, 'by' in check ? { by: check.by } : {});
  const { because, what, given = '' } = check;
  return `${t('check.unknown')} ${t(`because.${because}`, { what, given: given === '' ? '–' : given })}`;
}

function sayValidity({ is, at }: Validity, t: T, language: string): string {
  if (at === undefined) return t(`validity.${is}`);
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  return t(`validity.${is}`, { when: sayRelative(seconds, language) });
}
