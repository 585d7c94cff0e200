import { useState } from 'react';
import { Badge, Notes, ofInput, TextField, useFieldError, useMessages, useOperation } from '#kit';
import type { Verdict } from './codes.ts';
import type en from './locales/en.json';
import { verify } from './operations.ts';
import styles from './otp-generator.module.css';
import type { Otp } from './use-otp.ts';

/** Steps in which a code is looked for, before and after now. */
const WINDOW = 10;
/** Notes that stand beside the codes already. */
const ABOUT_SECRET = new Set(['warning.shortSecret', 'warning.leftOver']);
const LOOKS = { now: 'success', earlier: 'warning', later: 'warning', unknown: 'error' } as const;

/** A field for a code, and whether it is valid now, was, or will be. */
export function CheckCode({ otp: { values, state, seconds } }: { otp: Otp }) {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const [code, setCode] = useState('');
  const { lookAhead: _unused, ...key } = values;
  const checked = useOperation(
    verify,
    code,
    { ...key, window: WINDOW },
    { enabled: code.trim() !== '' && state.is === 'done', turn: seconds },
  );
  const isWrong = checked.is === 'failed';
  return (
    <div className={styles['check']}>
      <TextField
        label={t('code')}
        value={code}
        onChange={setCode}
        placeholder="123456"
        {...fieldError(isWrong ? ofInput(checked.error) : undefined)}
      />
      <span role="status">{checked.is === 'done' && <Outcome verdict={checked.value} />}</span>
      {checked.is === 'done' && <Notes notes={checked.notes.filter(({ code: name }) => !ABOUT_SECRET.has(name))} />}
    </div>
  );
}

function Outcome({ verdict: { result, steps = 0, counter = 0 } }: { verdict: Verdict }) {
  const t = useMessages<typeof en.ui>();
  const icon = result === 'unknown' ? 'x' : 'check';
  return (
    <Badge look={LOOKS[result]} icon={icon}>
      {t(`result.${result}`, { count: steps, counter })}
    </Badge>
  );
}
