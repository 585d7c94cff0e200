import { Facts, useMessages } from '#kit';
import type { ShownExtension } from './extensions.ts';
import styles from './rsa-key-pair-generator.module.css';
import type en from './locales/en.json';

/** Extensions with their values and what they are for. */
export function ExtensionList({ extensions }: { extensions: readonly ShownExtension[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Facts
      facts={extensions.map(({ oid, name, isCritical, values }, index) => {
        const known = name || oid;
        const label = isCritical ? t('critical', { name: known }) : known;
        // A label of its own for each, also where one is there twice.
        const isAgain = extensions.slice(0, index).some((one) => (one.name || one.oid) === known);
        return {
          label: isAgain ? `${label} (${index + 1})` : label,
          value: (
            <>
              {values.join('\n')}
              {isExplained(name) && <p className={styles['note']}>{t(`extension.${name}`)}</p>}
            </>
          ),
          copy: values.join('\n'),
        };
      })}
    />
  );
}

type Explained = keyof typeof en.ui extends infer K ? (K extends `extension.${infer Name}` ? Name : never) : never;

const EXPLAINED: readonly Explained[] = [
  'authorityInfoAccess',
  'authorityKeyIdentifier',
  'basicConstraints',
  'cRLDistributionPoints',
  'certificatePolicies',
  'extKeyUsage',
  'keyUsage',
  'nameConstraints',
  'signedCertificateTimestampList',
  'subjectAltName',
  'subjectKeyIdentifier',
  'tlsFeature',
];
const isExplained = (name: string): name is Explained => EXPLAINED.some((one) => one === name);
