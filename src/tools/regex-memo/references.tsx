import { Section, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './regex-memo.module.css';

const SPECIFICATION = 'https://tc39.es/ecma262/#sec-regexp-regular-expression-objects';
const GUIDE = 'https://developer.mozilla.org/docs/Web/JavaScript/Guide/Regular_expressions';

/** Where all of it can be read. */
export function References() {
  const t = useMessages<typeof en.ui>();
  return (
    <Section title={t('references')}>
      <ul className={styles['references']}>
        <li>
          <a href={SPECIFICATION} target="_blank" rel="noreferrer">
            {t('specification')}
          </a>
        </li>
        <li>
          <a href={GUIDE} target="_blank" rel="noreferrer">
            {t('guide')}
          </a>
        </li>
      </ul>
    </Section>
  );
}
