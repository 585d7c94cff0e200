import { Button, Section, Table, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import { shownKey } from './press.ts';
import type { Entry } from './use-events.ts';

/** The last events, the latest first. */
export function EventLog({ entries, onClear }: { entries: readonly Entry[]; onClear: () => void }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const rows = entries.map((entry, index) => {
    const before = entries[index + 1];
    return { entry, after: before && Math.round(entry.timeStamp - before.timeStamp) };
  });
  return (
    <Section title={t('events')}>
      <div className="n-stack">
        <Table
          label={t('events')}
          labelled
          rows={rows}
          rowKey={({ entry }) => String(entry.number)}
          columns={[
            { key: 'type', header: 'type', code: true, cell: ({ entry }) => entry.type },
            { key: 'key', header: 'key / data', code: true, cell: ({ entry }) => whatOf(entry) },
            { key: 'code', header: 'code / inputType', code: true, cell: ({ entry }) => codeOf(entry) || '–' },
            {
              key: 'keyCode',
              header: 'keyCode',
              code: true,
              cell: ({ entry }) => ('key' in entry ? entry.keyCode : '–'),
            },
            {
              key: 'location',
              header: 'location',
              code: true,
              cell: ({ entry }) => ('key' in entry ? entry.location : '–'),
            },
            { key: 'modifiers', header: t('modifiers'), code: true, cell: ({ entry }) => heldOf(entry) || '–' },
            { key: 'flags', header: t('flags'), code: true, cell: ({ entry }) => flagsOf(entry) || '–' },
            { key: 'after', header: t('after'), cell: ({ after }) => after ?? '–' },
          ]}
        />
        <div className="n-line">
          <Button size="small" onClick={onClear}>
            {common('clear')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

const whatOf = (entry: Entry) =>
  'key' in entry ? shownKey(entry) : entry.data === null ? 'null' : JSON.stringify(entry.data);

const codeOf = (entry: Entry) => ('key' in entry ? entry.code : entry.inputType);

const heldOf = (entry: Entry) => ('key' in entry ? entry.modifiers.join(' + ') : '');

const flagsOf = (entry: Entry) =>
  ['key' in entry && entry.repeat && 'repeat', entry.isComposing === true && 'isComposing'].filter(Boolean).join(' ');
