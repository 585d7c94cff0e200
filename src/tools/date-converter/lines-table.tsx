import {
  Button,
  CopyButton,
  download,
  Notes,
  resultToShow,
  Select,
  Table,
  useCommonMessages,
  useMessages,
  Working,
} from '#kit';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/** Several dates, each beside what it is in the chosen form. */
export function LinesTable({ moment }: { moment: MomentInUse }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { state, to } = moment.lines;
  const shown = resultToShow(state);
  const typed = linesOf(moment.text);
  const written = shown === undefined ? [] : linesOf(typeof shown.value === 'string' ? shown.value : shown.value.head);
  return (
    <>
      <div className="n-line">
        <Select {...to} />
        {shown !== undefined && (
          <>
            <CopyButton value={shown.value} />
            <Button size="small" icon="download" onClick={() => download(shown.value, 'dates.txt')}>
              {common('download')}
            </Button>
          </>
        )}
      </div>
      {shown !== undefined && <Notes notes={shown.notes} />}
      <div data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {written.length > 0 && (
          <Table
            label={t('convertLines')}
            rows={written.map((text, index) => ({ text, typed: typed[index] ?? '', index }))}
            rowKey={({ index }) => String(index)}
            columns={[
              { key: 'typed', header: t('input'), code: true, cell: (row) => row.typed.trim() },
              { key: 'text', header: t(`format.${to.value}`), code: true, cell: ({ text }) => text },
            ]}
          />
        )}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
      </div>
    </>
  );
}
