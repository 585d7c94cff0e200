import { useMemo } from 'react';
import { SearchSelect, useCountryName, useIntlLanguage, useMessages, useMounted } from '#kit';
import { callingCodes } from './countries.ts';
import { flagOf } from './flag.ts';
import type en from './locales/en.json';
import styles from './phone-parser-and-formatter.module.css';

interface CountrySelectProps {
  readonly name: string;
  readonly label: string;
  /** '' until the page is hydrated. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  /** Offers to have none. */
  readonly canBeNone?: boolean;
}

/** The countries that have phone numbers, sorted by name. */
export function CountrySelect({ value, canBeNone = false, ...option }: CountrySelectProps) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const language = useIntlLanguage();
  const isMounted = useMounted();
  const countries = useMemo(() => {
    if (!isMounted) return [];
    const named = [...callingCodes].map(([code, callingCode]) => ({ code, callingCode, name: countryName(code) }));
    const { compare } = new Intl.Collator(language);
    return named
      .sort((a, b) => compare(a.name, b.name))
      .map(({ code, callingCode, name }) => ({ value: code, label: `${flagOf(code)} ${name} (+${callingCode})` }));
  }, [countryName, language, isMounted]);
  const none = canBeNone ? [{ value: 'none', label: t('noDefault') }] : [];
  return (
    <div data-literal className={styles['country']}>
      <SearchSelect {...option} inline value={value} options={[...none, ...countries]} />
    </div>
  );
}
