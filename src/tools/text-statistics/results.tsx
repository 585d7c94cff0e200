import {
  Alert,
  Facts,
  Notes,
  resultToShow,
  useCommonMessages,
  useExplain,
  useFormatBytes,
  useIntlLanguage,
  useMessages,
  Working,
  type Fact,
  type RunState,
} from '#kit';
import { sayDuration } from './duration.ts';
import { Limits } from './limits.tsx';
import type en from './locales/en.json';
import type { Statistics } from './logic.ts';
import { Lists } from './lists.tsx';
import styles from './text-statistics.module.css';

type Figure =
  | 'characters'
  | 'charactersWithoutSpaces'
  | 'words'
  | 'sentences'
  | 'paragraphs'
  | 'lines'
  | 'codePoints'
  | 'utf16Units'
  | 'uniqueWords';

interface ResultsProps {
  readonly state: RunState<Statistics> & { readonly cancel: () => void };
  readonly isEmpty: boolean;
}

/** All that was counted: the figures most people want first. */
export function Results({ state, isEmpty }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const language = useIntlLanguage();
  const formatBytes = useFormatBytes();
  if (state.is === 'failed') return <Alert look="error">{explain(state.error)}</Alert>;
  if (state.is === 'cancelled') return <Alert look="info">{common('cancelled')}</Alert>;
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  const done = resultToShow(state);
  if (done === undefined) return null;
  const { value, notes } = done;
  const number = new Intl.NumberFormat(language);
  const figure = (name: Figure) => ({
    label: t(name),
    value: number.format(value[name]),
    copy: String(value[name]),
  });
  const bytes = (name: 'utf8Bytes' | 'utf16Bytes'): Fact => ({
    label: t(name),
    value: value[name] < 1000 ? String(value[name]) : `${number.format(value[name])} (${formatBytes(value[name])})`,
    copy: String(value[name]),
  });
  const duration = (name: 'reading' | 'speaking', seconds: number): Fact => {
    const said = sayDuration(seconds, language);
    return { label: t(name), value: <span data-literal>{said}</span>, copy: said, code: false };
  };
  const figures = [figure('words'), figure('characters'), figure('sentences'), figure('lines')];
  const facts: Fact[] = [
    figure('charactersWithoutSpaces'),
    figure('paragraphs'),
    bytes('utf8Bytes'),
    bytes('utf16Bytes'),
    figure('codePoints'),
    figure('utf16Units'),
    duration('reading', value.readingSeconds),
    duration('speaking', value.speakingSeconds),
    { label: t('tokens'), value: `≈ ${number.format(value.tokens)}`, copy: String(value.tokens) },
    figure('uniqueWords'),
    { label: t('longestWord'), value: value.longestWord },
    {
      label: t('asciiBytes'),
      value: value.asciiBytes === null ? t('notAscii') : number.format(value.asciiBytes),
      copy: value.asciiBytes === null ? false : String(value.asciiBytes),
      code: value.asciiBytes !== null,
    },
  ];
  return (
    <div className={styles['results']} data-result={isEmpty ? undefined : true} aria-busy={state.is === 'running'}>
      <Notes notes={notes} />
      <dl className={styles['figures']}>
        {figures.map(({ label, value: shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <Facts facts={facts} />
      {!isEmpty && (
        <>
          <Lists statistics={value} />
          <Limits limits={value.limits} />
        </>
      )}
    </div>
  );
}
