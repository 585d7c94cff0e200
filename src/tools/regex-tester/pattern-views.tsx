import { useMemo, useState } from 'react';
import {
  Button,
  CopyButton,
  LongText,
  OptionsLine,
  ResultPane,
  Section,
  Select,
  useMessages,
  useOperation,
  useOptions,
  useShowMore,
} from '#kit';
import type generators from '#texts/generators/en.json';
import type { Pattern } from './compile.ts';
import { countPieces, cutPiece } from './cut-piece.ts';
import { Explanation } from './explanation.tsx';
import type en from './locales/en.json';
import { code, sample } from './operations.ts';
import type { Piece } from './pieces.ts';
import { Railroad } from './railroad.tsx';
import styles from './regex-tester.module.css';
import { RunError } from './run-error.tsx';

/** What can be said of a good pattern without a text: picture, words, a sample, code. */
export function PatternViews({ given, piece: whole }: { given: Pattern; piece: Piece }) {
  const t = useMessages<typeof en.ui>();
  const { limit, more } = useShowMore(useMemo(() => countPieces(whole), [whole]));
  const piece = useMemo(() => cutPiece(whole, limit), [whole, limit]);
  return (
    <>
      <Section title={t('diagram')}>
        <Railroad piece={piece} />
      </Section>
      <Section title={t('explanation')}>
        <Explanation piece={piece} />
        {more}
      </Section>
      <SampleView given={given} />
      <CodeView given={given} />
    </>
  );
}

function SampleView({ given: { pattern, flags } }: { given: Pattern }) {
  const t = useMessages<typeof en.ui & typeof generators>();
  const [turn, setTurn] = useState(0);
  const state = useOperation(sample, pattern, { flags }, { turn });
  const text = state.is === 'done' && typeof state.value === 'string' ? state.value : undefined;
  return (
    <Section title={t('matching')}>
      <div className={styles['sample']}>
        <pre data-result tabIndex={0} role="group" aria-label={t('matching')}>
          <LongText label={t('matching')}>{text}</LongText>
        </pre>
        <CopyButton value={text} label={t('matching')} />
        <Button icon="refresh" onClick={() => setTurn(turn + 1)}>
          {t('refresh')}
        </Button>
      </div>
      <p className="n-muted">{t('sampleHint')}</p>
      <RunError state={state} />
    </Section>
  );
}

function CodeView({ given: { pattern, flags } }: { given: Pattern }) {
  const t = useMessages<typeof en.ui>();
  const { option, values } = useOptions(code);
  const state = useOperation(code, pattern, { ...values, flags });
  return (
    <Section title={t('snippet')}>
      <OptionsLine>
        <span data-literal>
          <Select {...option('language')} />
        </span>
      </OptionsLine>
      <ResultPane name={t('snippet')} state={state} height="short" />
    </Section>
  );
}
