import { useMemo } from 'react';
import { Select, useCountryName, useIntlLanguage, useMounted } from '#kit';
import { countries } from './countries.ts';
import styles from './iban.module.css';

interface CountrySelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The countries that use IBANs, sorted by name. */
export function CountrySelect(option: CountrySelectProps) {
  const name = useCountryName();
  const language = useIntlLanguage();
  const isMounted = useMounted();
  const named = useMemo(() => {
    const names = [...countries.keys()].map((code) => [code, name(code)] as const);
    // Until then the names are codes, and creating a collator is slow on a phone.
    return names.sort(([, a], [, b]) => (isMounted ? a.localeCompare(b, language) : a < b ? -1 : 1));
  }, [name, isMounted, language]);
  return (
    <div data-literal className={styles['country']}>
      <Select
        {...option}
        choices={named.map(([code]) => code)}
        labels={Object.fromEntries(named.map(([code, label]) => [code, `${label} (${code})`]))}
      />
    </div>
  );
}
