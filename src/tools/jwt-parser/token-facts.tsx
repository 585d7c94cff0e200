import type { ReactNode } from 'react';
import { Button, CopyButton, Disclosure, Facts, handOver, LongText, useMessages } from '#kit';
import type { Decoded } from './decode.ts';
import type { JsonPart } from './json-part.ts';
import styles from './jwt-parser.module.css';
import type { KeyOptions } from './keys.ts';
import type en from './locales/en.json';
import { MemberTable } from './member-table.tsx';
import { sign } from './operations.ts';

interface TokenFactsProps {
  readonly token: Decoded;
  /** The key that was typed, which goes along to signing. */
  readonly typed: KeyOptions;
}

/** The parts of a token, the claims first. */
export function TokenFacts({ token, typed }: TokenFactsProps) {
  const t = useMessages<typeof en.ui>();
  const { header, payload, disclosures, content, nested, signature } = token;
  const texts = { contentPart: content, nestedPart: nested, signaturePart: signature };
  const facts = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((key) => {
    const value = texts[key];
    return value === undefined || value === '' ? [] : [{ label: t(key), value }];
  });
  return (
    <>
      {payload !== undefined && (
        <Part title={t('payloadPart')} part={payload} of="claim">
          {token.is === 'jws' && (
            <Button size="small" onClick={() => edit(token, payload, typed)}>
              {t('edit')}
            </Button>
          )}
        </Part>
      )}
      {disclosures !== undefined && (
        <section>
          <h2 className="n-heading">{t('disclosures')}</h2>
          <MemberTable label={t('disclosures')} members={disclosures} of="claim" />
        </section>
      )}
      <Part title={t('headerPart')} part={header} of="param" />
      {facts.length > 0 && <Facts facts={facts} />}
    </>
  );
}

/** Takes claims, header and key to signing. */
function edit({ header }: Decoded, payload: JsonPart, { key, keyForm }: KeyOptions): void {
  const name = header.members.find((member) => member.name === 'alg')?.value;
  const algorithm = sign.options.algorithm.choices.find((choice) => choice === name) ?? 'HS256';
  handOver('jwt-parser/sign', payload.json, {
    algorithm,
    keyForm,
    // Without one here, a key that is there already stays.
    ...(key !== '' && { key }),
    header: header.json.replaceAll(/\n */g, ''),
  });
}

interface PartProps {
  readonly title: string;
  readonly part: JsonPart;
  readonly of: 'param' | 'claim';
  readonly children?: ReactNode;
}

function Part({ title, part, of, children }: PartProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <section>
      <div className={styles['title']}>
        <h2 className="n-heading">{title}</h2>
        {children}
      </div>
      <MemberTable label={title} members={part.members} of={of} />
      <Disclosure label={t('json')}>
        <pre className={styles['json']} tabIndex={0}>
          <LongText label={title}>{part.json}</LongText>
        </pre>
        <CopyButton value={part.json} />
      </Disclosure>
    </section>
  );
}
