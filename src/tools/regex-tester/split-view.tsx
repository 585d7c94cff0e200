import type { ReactNode } from 'react';
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
  useExample,
  useMessages,
  useOperation,
  useOptions,
  Working,
  type TextValue,
} from '#kit';
import type { Pattern } from './compile.ts';
import type en from './locales/en.json';
import { split } from './operations.ts';
import styles from './regex-tester.module.css';
import { RunError } from './run-error.tsx';

interface ViewProps {
  readonly given: Pattern;
  readonly text: TextValue;
  /** The pane of the text, with what its example loads. */
  readonly pane: (onExample: () => void) => ReactNode;
  readonly onExample: (text: string, given: Partial<Pattern>) => void;
}

const NONE: readonly never[] = [];

/** The pieces between the matches. */
export function SplitView({ given, text, pane, onExample }: ViewProps) {
  const t = useMessages<typeof en.ui>();
  const { option, values, set } = useOptions(split);
  const loadExample = useExample(split, ({ input, options = {} }) => {
    onExample(String(input), options);
    set(options);
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
        {pane(loadExample)}
        <Pane
          name={t('pieces')}

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
