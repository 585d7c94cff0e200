import { classes, useMessages } from '#kit';
import type { NetworkFacts } from './calculate.ts';
import type en from './locales/en.json';
import styles from './ipv4-subnet-calculator.module.css';

/** The bits of the address, of IPv6 its hex digits: those of the network, then those of the host. */
export function BitPicture({ facts: { version, prefix, address, fullAddress } }: { readonly facts: NetworkFacts }) {
  const t = useMessages<typeof en.ui>();
  const bits = version === 4 ? 32 : 128;
  const groups = (fullAddress ?? inBinary(address)).split(fullAddress === null ? '.' : ':');
  const step = version === 4 ? 1 : 4;
  const look = (bit: number) => {
    if (bit + step <= prefix) return styles['network'];
    return bit < prefix ? styles['both'] : undefined;
  };
  return (
    <figure className={styles['bits']} data-literal>
      <div className={styles['groups']} aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index} className={styles['group']}>
            {[...group].map((digit, at) => {
              const bit = (index * group.length + at) * step;
              return (
                <span key={bit} className={classes(styles['bit'], look(bit))}>
                  {digit}
                </span>
              );
            })}
          </span>
        ))}
      </div>
      <figcaption>
        <span className={classes(styles['key'], styles['network'])} /> {t('networkBits', { count: prefix })}
        <span className={styles['key']} /> {t('hostBits', { count: bits - prefix })}
      </figcaption>
    </figure>
  );
}

const inBinary = (address: string) =>
  address
    .split('.')
    .map((octet) => Number(octet).toString(2).padStart(8, '0'))
    .join('.');
