import { Button, useMessages, type TextValue } from '#kit';
import type { TimeClaim } from './claim-times.ts';
import type en from './locales/en.json';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds from now on, by the key of the button's text. */
const TIMES = [
  ['time.iat', 'iat', 0],
  ['time.nbf', 'nbf', 0],
  ['time.quarter', 'exp', 15 * MINUTE],
  ['time.hour', 'exp', HOUR],
  ['time.day', 'exp', DAY],
  ['time.week', 'exp', 7 * DAY],
] as const satisfies readonly (readonly [string, TimeClaim, number])[];

interface TimeButtonsProps {
  readonly claims: TextValue;
  readonly onChange: (claims: string) => void;
}

const secondsNow = () => Math.floor(Date.now() / 1000);

/** Buttons that set a claim to a time; a text that is not JSON stays as it is, with its error. */
export function TimeButtons({ claims, onChange }: TimeButtonsProps) {
  const t = useMessages<typeof en.ui>();
  const set = async (claim: TimeClaim, seconds: number) => {
    if (typeof claims !== 'string') return;
    const { setTime } = await import('./claim-times.ts');
    const changed = setTime(claims, claim, secondsNow() + seconds);
    if (changed !== undefined) onChange(changed);
  };
  return (
    <div className="n-line" role="group" aria-label={t('times')}>
      {TIMES.map(([key, claim, seconds]) => (
        <Button key={key} size="small" disabled={typeof claims !== 'string'} onClick={() => void set(claim, seconds)}>
          {t(key)}
        </Button>
      ))}
    </div>
  );
}
