import { useEffect, useState } from 'react';
import { OptionsLine, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { diff } from './operations.ts';

/** How the documents are compared. */
export function CompareFields({ option }: { option: BindOption<typeof diff.options> }) {
  const t = useMessages<typeof en.ui>();
  const more = ['ignoreCase', 'ignoreSpace', 'nullIsAbsent', 'ignore', 'tolerance'] as const;
  const [isOpen, setOpen] = useState(false);
  const isUsed = more.some((name) => Boolean(option(name).value));
  // What takes part in the comparison, perhaps from an earlier visit, is not hidden.
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  return (
    <>
      <OptionsLine>
        <Select {...option('arrays')} />
        {option('arrays').value === 'key' && <TextField {...option('key')} inline />}
        <Switch {...option('exactNumbers')} />
      </OptionsLine>
      <details className={styles['more']} open={isOpen}>
        <summary
          onClick={(event) => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          {t('more')}
        </summary>
        <OptionsLine>
          <Switch {...option('ignoreCase')} />
          <Switch {...option('ignoreSpace')} />
          <Switch {...option('nullIsAbsent')} />
        </OptionsLine>
        <div className={styles['fields']}>
          <TextField {...option('ignore')} hint={t('ignoreHint')} />
          <TextField {...option('tolerance')} />
        </div>
      </details>
    </>
  );
}
