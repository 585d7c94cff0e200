import { Facts, useMessages } from '#kit';
import type shared from '#formats/ip/locales/en.json';
import type { AddressForms } from './convert.ts';
import { COLUMNS } from './csv.ts';
import type en from './locales/en.json';

/** An address in all its forms, each copied on its own. */
export function AddressFacts({ forms }: { readonly forms: AddressForms }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const { kind, kindBlock, kindRfc } = forms;
  const source = kindRfc === null ? '' : ` · ${kindBlock ?? ''} · ${kindRfc}`;
  return (
    <Facts
      facts={[
        ...COLUMNS.map((name) => ({ label: t(name), value: String(forms[name]) })),
        { label: t('kind'), value: t(`kind.${kind}`) + source, code: false },
      ]}
    />
  );
}
