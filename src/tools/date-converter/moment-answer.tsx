import { CopyButton, Panel, useFormatMoment, useIntlLanguage, useMessages, useNow } from '#kit';
import { sayRelative } from '#lib/say-relative';
import styles from './date-converter.module.css';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';

/** Milliseconds from 1970 that a `Date` holds either way (ECMA-262, “Time Values and Time Range”). */
const MAX_DATE = 8.64e15;

/** The moment on the clock of the zone, in UTC, and how long ago it is: large. Not read aloud, since the clock may run. */
export function MomentAnswer({ facts }: { facts: DateFacts | undefined }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const format = useFormatMoment();
  const now = useNow();
  const { zone, forms } = facts ?? {};
  const milliseconds = Number(forms?.milliseconds);
  // Beyond that only the converter counts.
  const local = Math.abs(milliseconds) > MAX_DATE ? forms?.iso8601 : forms && format(milliseconds, zone?.name);
  const rows = [
    { label: zone?.name ?? t('local'), value: local, copy: forms?.iso8601 },
    { label: 'UTC', value: forms?.utc, copy: forms?.utc },
    {
      label: t('relative'),
      value: forms && now !== undefined ? sayRelative(Math.round((milliseconds - now) / 1000), language) : undefined,
    },
  ];
  return (
    <Panel>
      <dl className={styles['answer']} data-result>
        {rows.map(({ label, value, copy }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd data-answer>{value ?? '–'}</dd>
            {index < 2 && (
              <dd>
                <CopyButton value={copy ?? undefined} label={label} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
