import { useEffect, useState } from 'react';
import type { ToolError } from '#engine/error';
import { OptionsLine, Select, Switch, TextField, useExplain, useMessages, type BindOption } from '#kit';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { diff } from './operations.ts';

interface CompareFieldsProps {
  readonly option: BindOption<typeof diff.options>;
  /** Of the comparison; shown at the field that it is about. */
  readonly error: ToolError | undefined;
}

/** How the documents are compared. */
export function CompareFields({ option, error }: CompareFieldsProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const arrays = option('arrays');
  const labels = {
    lcs: t('arrays.lcs'),
    index: t('arrays.index'),
    key: t('arrays.key'),
    unordered: t('arrays.unordered'),
  };
  const more = ['ignoreCase', 'ignoreSpace', 'nullIsAbsent', 'ignore', 'tolerance'] as const;
  const [isOpen, setOpen] = useState(false);
  const isUsed = more.some((name) => Boolean(option(name).value));
  // What takes part in the comparison, perhaps from an earlier visit, is not hidden.
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  const errorOf = (name: string) => (error?.where.option === name ? explain(error) : undefined);
  return (
    <>
      <OptionsLine>
        <Select {...arrays} label={t('arrays')} labels={labels} />
        {arrays.value === 'key' && <TextField {...option('key')} label={t('key')} inline />}
        <Switch {...option('exactNumbers')} label={t('exactNumbers')} />
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
          <Switch {...option('ignoreCase')} label={t('ignoreCase')} />
          <Switch {...option('ignoreSpace')} label={t('ignoreSpace')} />
          <Switch {...option('nullIsAbsent')} label={t('nullIsAbsent')} />
        </OptionsLine>
        <div className={styles['fields']}>
          <TextField {...option('ignore')} label={t('ignore')} hint={t('ignoreHint')} error={errorOf('ignore')} />
          <TextField {...option('tolerance')} label={t('tolerance')} error={errorOf('tolerance')} />
        </div>
      </details>
    </>
  );
}
