import { classes as names, useMessages } from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';
import { bitsFor, classes, rightsOf, specialOf, toOctal } from './mode.ts';

const RIGHTS = { read: 4, write: 2, execute: 1 } as const;
const rights = ['read', 'write', 'execute'] as const;

interface PermissionGridProps {
  readonly mode: number;
  readonly onChange: (octal: string) => void;
}

/** The rights of each class, to tick: a row for each, with its octal digit at the end. */
export function PermissionGrid({ mode, onChange }: PermissionGridProps) {
  const t = useMessages<typeof en.ui>();
  const toggle = (bit: number) => onChange(toOctal(mode ^ bit));
  return (
    <table className={styles['grid']} aria-label={t('grid')}>
      <thead>
        <tr>
          <td />
          {rights.map((right) => (
            <th key={right} scope="col">
              {t(right)} <small>{RIGHTS[right]}</small>
            </th>
          ))}
          <th scope="col">{t('special')}</th>
          <th scope="col">{t('digit')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((which) => (
          <tr key={which}>
            <th scope="row">{t(which)}</th>
            {rights.map((right) => (
              <td key={right}>
                <label className={styles['cell']}>
                  <input
                    type="checkbox"
                    aria-label={`${t(which)}: ${t(right)}`}
                    checked={(mode & bitsFor(which, RIGHTS[right])) !== 0}
                    onChange={() => toggle(bitsFor(which, RIGHTS[right]))}
                  />
                </label>
              </td>
            ))}
            <td>
              <label className={names(styles['cell'], styles['special'])}>
                <input
                  type="checkbox"
                  checked={(mode & specialOf[which]) !== 0}
                  onChange={() => toggle(specialOf[which])}
                />
                <span>{t(`special.${which}`)}</span>
              </label>
            </td>
            <td className={styles['digit']}>{rightsOf(mode, which)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
