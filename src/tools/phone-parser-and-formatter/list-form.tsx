import { Switch, useMessages, type OptionState } from '#kit';
import { CountrySelect } from './country-select.tsx';
import type en from './locales/en.json';
import { parseMany } from './operations.ts';
import { PhoneList } from './phone-list.tsx';
import { usePhoneOperation } from './use-phone-operation.ts';

interface ListFormProps {
  readonly options: OptionState<typeof parseMany.options>;
  readonly onCountry: (code: string) => void;
}

/** Numbers, one per line. */
export function ListForm({ options, onCountry }: ListFormProps) {
  const t = useMessages<typeof en.ui>();
  const phones = usePhoneOperation('parseMany', parseMany, options);
  const { option, values } = phones;
  return (
    <PhoneList name="parseMany" input={t('onePerLine')} phones={phones}>
      <CountrySelect {...option('country')} value={values.country} onChange={onCountry} canBeNone />
      <Switch {...option('letters')} />
    </PhoneList>
  );
}
