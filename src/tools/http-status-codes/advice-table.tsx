import { Section, Table, useMessages } from '#kit';
import { advice } from './advice.ts';
import { statusCodes } from './codes.ts';
import styles from './http-status-codes.module.css';
import type en from './locales/en.json';

const nameOf = (code: number) => statusCodes.find((item) => item.code === code)?.name ?? '';

/** Which code to use when. */
export function AdviceTable() {
  const t = useMessages<typeof en.ui>();
  return (
    <Section title={t('advice')}>
      <Table
        label={t('advice')}
        rows={advice}
        rowKey={({ situation }) => situation}
        columns={[
          { key: 'situation', header: t('situation'), cell: ({ situation }) => t(`advice.${situation}`) },
          {
            key: 'answer',
            header: t('answer'),
            cell: ({ codes }) => (
              <span className={styles['answers']} translate="no" data-literal>
                {codes.map((code) => (
                  <a key={code} href={`#${code}`}>
                    {code} {nameOf(code)}
                  </a>
                ))}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
