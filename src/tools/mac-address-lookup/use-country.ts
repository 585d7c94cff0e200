import { useCountryName } from '#kit';

/** The name of a vendor's country; a dash for none. */
export function useCountry(): (code: string) => string {
  const countryName = useCountryName();
  return (code) => (code === '' ? '–' : countryName(code));
}
