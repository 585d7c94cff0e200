import { Button, Facts, useCountryName, useMessages, VerdictBadge, type Fact } from '#kit';
import styles from './iban.module.css';
import type en from './locales/en.json';
import type { Iban } from './logic.ts';
import { group } from './written.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

interface IbanResultProps {
  readonly iban: Iban;
  /** Puts another IBAN into the field. */
  readonly onUse: (iban: string) => void;
}

/** The verdict, what is wrong, the parts in color, and the facts. */
export function IbanResult({ iban, onUse }: IbanResultProps) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  return (
    <div className="n-stack">
      <p className="n-line">
        <VerdictBadge isGood={iban.valid}>{t(iban.valid ? 'valid' : 'invalid')}</VerdictBadge>
        {iban.valid && <span>{t('validBecause', { country: countryName(iban.country ?? '') })}</span>}
      </p>
      {!iban.valid && (
        <ul className={styles['reasons']} aria-label={t('reasons')}>
          {iban.reasons.map((reason) => (
            <li key={reason.is}>{t(`reason.${reason.is}`, { ...reason })}</li>
          ))}
        </ul>
      )}
      {iban.suggestions.length > 0 && (
        <p className="n-line">
          <span>{t('didYouMean')}</span>
          {iban.suggestions.map((other) => (
            <Button key={other} size="small" className="n-mono" onClick={() => onUse(group(other))}>
              {group(other)}
            </Button>
          ))}
        </p>
      )}
      <ol className={styles['parts']} aria-label={t('parts')}>
        {iban.parts.map(({ name, value, start }) => (
          <li key={start} data-part={name}>
            <strong className="n-mono">{value}</strong>
            <span>{t(`part.${name}`)}</span>
          </li>
        ))}
      </ol>
      <Facts facts={listFacts(iban, t, countryName).filter(({ value }) => iban.valid || value !== undefined)} />
    </div>
  );
}

function listFacts(iban: Iban, t: T, countryName: (code: string) => string): Fact[] {
  const say = (claim: boolean | null): Omit<Fact, 'label'> => ({
    value: claim === null ? undefined : t(claim ? 'yes' : 'no'),
    copy: false,
    code: false,
  });
  const names = [...new Set(iban.parts.map(({ name }) => name))].filter((name) => !shownAnyway.has(name));
  return [
    { label: t('valid'), ...say(iban.valid) },
    {
      label: t('part.country'),
      value: iban.country === null ? undefined : `${countryName(iban.country)} (${iban.country})`,
      copy: iban.country ?? false,
      code: false,
    },
    { label: t('formatted'), value: iban.formatted },
    { label: t('electronic'), value: iban.iban },
    { label: t('part.checkDigits'), value: iban.checkDigits ?? undefined },
    { label: t('part.bban'), value: iban.bban ?? undefined },
    ...names.map((name) => ({
      label: t(`part.${name}`),
      value: iban.parts
        .filter((part) => part.name === name)
        .map(({ value }) => value)
        .join(' '),
    })),
    { label: t('nationalCheckRight'), ...say(iban.nationalCheck) },
    { label: t('qrIban'), ...say(iban.isQrIban) },
    { label: t('sepa'), ...say(iban.isSepa) },
    { label: t('expectedLength'), value: iban.expected === null ? undefined : String(iban.expected.length) },
    { label: t('expectedPattern'), value: iban.expected?.pattern },
  ];
}

const shownAnyway: ReadonlySet<string> = new Set(['country', 'checkDigits', 'bban']);
