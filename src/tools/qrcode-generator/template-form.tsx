import { useEffect, useState } from 'react';
import { lastGood, Select, TextField, ToolLink, useMessages, useOperation, useOptionErrors, useOptions } from '#kit';
import type en from './locales/en.json';
import { compose } from './operations.ts';
import type { Field, TemplateKind } from './template-fields.ts';

const FREE = 'free';
const FIELDS: Readonly<Record<TemplateKind, readonly Field[]>> = {
  url: ['website'],
  email: ['email', 'subject', 'message'],
  phone: ['phone'],
  sms: ['phone', 'message'],
  vcard: ['firstName', 'lastName', 'phone', 'email', 'organization', 'jobTitle', 'website', 'address', 'note'],
  mecard: ['firstName', 'lastName', 'phone', 'email', 'organization', 'website', 'address', 'note'],
  event: ['eventTitle', 'start', 'end', 'location', 'note'],
  geo: ['latitude', 'longitude'],
  payment: ['payee', 'iban', 'amount', 'message', 'reference', 'bic'],
};
const LONG: readonly Field[] = ['message', 'note', 'address'];
const TIMES: readonly Field[] = ['start', 'end'];

/** The fields of a template. The text that they make goes into the text field of the code. */
export function TemplateForm({ onText }: { onText: (text: string) => void }) {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(compose);
  const [kind, setKind] = useState<TemplateKind | typeof FREE>(FREE);
  const fields = kind === FREE ? [] : FIELDS[kind];
  const isTouched = fields.some((field) => options.values[field] !== '');
  const values = { ...options.values, kind: kind === FREE ? ('url' as const) : kind };
  const state = useOperation(compose, undefined, values, { enabled: isTouched });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const text = state.is === 'done' ? lastGood(state)?.value : undefined;
  useEffect(() => {
    if (typeof text === 'string') onText(text);
  }, [text]); // eslint-disable-line react-hooks/exhaustive-deps -- only what the fields say replaces the text
  const kinds = compose.options.kind.choices;
  return (
    <>
      <div className="n-line">
        <Select
          label={t('kind')}
          value={kind}
          choices={[FREE, ...kinds]}
          labels={{ free: t('free'), ...Object.fromEntries(kinds.map((name) => [name, t(`kind.${name}`)])) }}
          onChange={setKind}
        />
        <ToolLink to="wifi-qrcode-generator">{t('wifiLink')}</ToolLink>
      </div>
      {fields.map((field) => (
        <TextField
          key={`${kind}.${field}`}
          {...option(field)}
          code={false}
          rows={LONG.includes(field) ? 2 : 1}
          hint={TIMES.includes(field) ? t('timeHint') : field === 'amount' ? t('amountHint') : undefined}
        />
      ))}
    </>
  );
}
