import { Facts, useIntlLanguage, useMessages, type Fact } from '#kit';
import type shared from '#formats/ip/locales/en.json';
import type { NetworkFacts } from './calculate.ts';
import type en from './locales/en.json';

/** All facts of a network, each copied on its own. */
export function NetworkTable({ facts }: { readonly facts: NetworkFacts }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const { version, prefix, kindBlock, kindRfc } = facts;
  const isV4 = version === 4;
  const count = (name: 'size' | 'usable'): Fact => {
    const size = facts[name];
    return { label: t(name), value: number.format(BigInt(size)), copy: String(size) };
  };
  const text = (
    name: keyof NetworkFacts & ('network' | 'mask' | 'maskBinary' | 'wildcard' | 'first' | 'last'),
  ): Fact => ({
    label: t(name),
    value: facts[name],
  });
  const broadcast: Fact = {
    label: t('broadcast'),
    value: facts.broadcast ?? t('noBroadcast'),
    copy: facts.broadcast ?? false,
    code: facts.broadcast !== null,
  };
  const source = kindRfc === null ? '' : ` · ${kindBlock ?? ''} · ${kindRfc}`;
  return (
    <Facts
      facts={[
        text('network'),
        ...(isV4 ? [broadcast] : []),
        text('first'),
        text('last'),
        ...(isV4 ? [count('usable')] : []),
        count('size'),
        ...(isV4 ? [text('mask'), text('wildcard'), text('maskBinary')] : []),
        { label: t('notation'), value: `/${prefix}` },
        { label: t('address'), value: facts.fullAddress ?? facts.address },
        ...(isV4 ? [{ label: t('class'), value: facts.class }] : []),
        { label: t('kind'), value: t(`kind.${facts.kind}`) + source, code: false },
      ]}
    />
  );
}
