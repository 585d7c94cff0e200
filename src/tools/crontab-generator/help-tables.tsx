import { Button, Section, Table, useMessages } from '#kit';
import type en from './locales/en.json';
import { nicknameHelp, symbols } from './symbols.ts';

/** The signs of cron and its nicknames; examples can be tried. */
export function HelpTables({ onUse, isUnix }: { onUse: (expression: string) => void; isUnix: boolean }) {
  const t = useMessages<typeof en.ui>();
  const example = (text: string) =>
    isUnix ? (
      <Button size="small" look="text" onClick={() => onUse(text)}>
        <span className="n-mono">{text}</span>
      </Button>
    ) : (
      <span className="n-mono">{text}</span>
    );
  return (
    <>
      <Section title={t('symbols')}>
        <Table
          label={t('symbols')}
          rows={symbols}
          rowKey={({ key }) => key}
          columns={[
            { key: 'sign', header: t('symbol'), code: true, cell: ({ sign }) => sign },
            { key: 'meaning', header: t('meaning'), cell: ({ key }) => t(`symbol.${key}`) },
            { key: 'example', header: t('example'), cell: (row) => example(row.example) },
          ]}
        />
      </Section>
      {isUnix && (
        <Section title={t('nicknames')}>
          <Table
            label={t('nicknames')}
            rows={nicknameHelp}
            rowKey={({ nickname }) => nickname}
            columns={[
              { key: 'nickname', header: t('nickname'), cell: ({ nickname }) => example(nickname) },
              { key: 'meaning', header: t('meaning'), cell: ({ key }) => t(`nickname.${key}`) },
              { key: 'same', header: t('same'), code: true, cell: ({ same }) => same },
            ]}
          />
        </Section>
      )}
    </>
  );
}
