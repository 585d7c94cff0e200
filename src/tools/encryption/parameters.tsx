import {
  Facts,
  isEmptyText,
  lastGood,
  operand,
  useFormatNumber,
  useMessages,
  useOperation,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import { inspect } from './operations.ts';

/** How the key of an encrypted text is derived: it says so itself, before there is a password. */
export function Parameters({ text }: { readonly text: TextValue }) {
  const t = useMessages<typeof en.ui>();
  const format = useFormatNumber();
  const state = useOperation(inspect, operand(text), {}, { enabled: !isEmptyText(text) });
  const costs = lastGood(state)?.value;
  if (costs === undefined) return null;
  const fact = (label: string, value: number) =>
    ({ label, value: format(String(value)), copy: false, code: false }) as const;
  return (
    <>
      <h2 className="n-heading">{t('kdf')}</h2>
      <Facts
        facts={[
          { label: t('algorithm'), value: costs.kdf === 'pbkdf2' ? 'PBKDF2-HMAC-SHA-256' : 'Argon2id', copy: false },
          ...(costs.kdf === 'pbkdf2'
            ? [fact(t('iterations'), costs.iterations)]
            : [
                fact(t('memory'), costs.memory),
                fact(t('passes'), costs.passes),
                fact(t('parallelism'), costs.parallelism),
              ]),
        ]}
      />
    </>
  );
}
