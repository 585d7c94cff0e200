import {
  CopyButton,
  Notes,
  NumberField,
  operand,
  OptionsLine,
  Pane,
  Panes,
  Section,
  useLongList,
  useMessages,
  useOperation,
  useOptions,
  Working,
} from '#kit';
import type en from './locales/en.json';
import { split } from './operations.ts';
import styles from './regex-tester.module.css';
import { RunError } from './run-error.tsx';
import { SubjectPane } from './subject-pane.tsx';
import { usePatternExample, type Subject } from './use-pattern-example.ts';

const NONE: readonly never[] = [];
/** Pieces that are read at a glance. */
const FEW = 4;

/** The pieces between the matches. */
export function SplitView({ subject }: { subject: Subject }) {
  const { given, set, text, setText } = subject;
  const t = useMessages<typeof en.ui>();
  const options = useOptions(split);
  const { option, values } = options;
  const loadExample = usePatternExample(split, set, (input, own) => {
    setText(input);
    options.set({ limit: split.options.limit.initial, ...own });
  });
  const state = useOperation(split, operand(text), { ...values, ...given }, { enabled: given.pattern !== '' });
  const pieces = state.is === 'done' ? state.value : undefined;
  const { shown, more } = useLongList(pieces ?? NONE);
  return (
    <Section name="split">
      <OptionsLine>
        <NumberField {...option('limit')} />
      </OptionsLine>
      <Panes>
        <SubjectPane {...subject} onExample={loadExample} />
        <Pane
          name={t('pieces')}
          isSmall={pieces === undefined || pieces.length <= FEW}
          tools={<CopyButton value={pieces === undefined ? undefined : JSON.stringify(pieces, undefined, 2)} />}
        >
          <ol className={styles['pieces']} tabIndex={0} aria-label={t('pieces')} data-result data-literal>
            {shown.map((piece, index) => (
              <li key={index}>{piece === null ? <em>{t('noPart')}</em> : <code>{JSON.stringify(piece)}</code>}</li>
            ))}
          </ol>
          {more}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {state.is === 'done' && <Notes notes={state.notes} />}
        </Pane>
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
