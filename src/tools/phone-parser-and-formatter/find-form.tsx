import { useMessages, type OptionState } from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { find } from './operations.ts';
import { PhoneList } from './phone-list.tsx';
import { usePhoneOperation } from './use-phone-operation.ts';

interface FindFormProps {
  readonly options: OptionState<typeof find.options>;
  readonly onCountry: (code: string) => void;
}

/** The numbers in any text. */
export function FindForm({ options, onCountry }: FindFormProps) {
  const t = useMessages<typeof en.ui>();
  const phones = usePhoneOperation('find', find, options);
  return (
    <PhoneList name="find" input={t('textWithNumbers')} phones={phones}>
      <CountrySelect {...phones.option('country')} value={phones.values.country} onChange={onCountry} canBeNone />
    </PhoneList>
  );
}
