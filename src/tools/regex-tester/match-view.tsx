import { useMemo, type ReactNode } from 'react';
import {
  CopyButton,
  Notes,
  Pane,
  resultToShow,
  useMessages,
  useShowMore,
  Working,
  type RunState,
  type Stretch,
  type TextValue,
} from '#kit';
import { countPieces, cutPiece } from './cut-piece.ts';
import { Explanation } from './explanation.tsx';
import type en from './locales/en.json';
import type { Matches } from './logic.ts';
import { MatchList } from './match-list.tsx';
import type { Piece } from './pieces.ts';
import styles from './regex-tester.module.css';
import { RunError } from './run-error.tsx';
import { stretchesOf } from './stretches.ts';
import { usePointing } from './use-pointing.ts';

interface MatchViewProps {
  readonly text: TextValue;
  /** The pane of the text, with stretches of it in colour. */
  readonly pane: (stretches: readonly Stretch[]) => ReactNode;
  readonly piece: Piece | undefined;
  readonly state: RunState<Matches> & { readonly cancel: () => void };
}

const NOTHING: readonly Stretch[] = [];

/** The matches, marked in the text and listed with their groups, beside the pattern in words. */
export function MatchView({ text, pane, piece, state }: MatchViewProps) {
  const t = useMessages<typeof en.ui>();
  const { pointed, point } = usePointing();
  const shown = resultToShow(state);
  // Places of an older result do not fit a changed text.
  const found = state.is === 'done' ? state.value : undefined;
  const stretches = useMemo(
    () => (found === undefined ? NOTHING : stretchesOf(typeof text === 'string' ? text : text.head, found, pointed)),
    [text, found, pointed],
  );
  return (
    <div className={styles['bench']} data-panes>
      <div
        className={styles['text']}
        onPointerOver={({ nativeEvent }) => {
          // The editor is in a shadow root, from which events seem to come from its host.
          const [target] = nativeEvent.composedPath();
          const id = target instanceof HTMLElement ? target.dataset['stretch'] : undefined;
          const [match, group] = id?.split(' ').map(Number) ?? [];
          if (match !== pointed.match || group !== pointed.group) point({ match, group });
        }}
        onPointerLeave={() => point({})}
      >
        {pane(stretches)}
      </div>
      <Pane
        name={shown === undefined ? t('matches') : t('count', { count: shown.value.count })}
        tools={<CopyButton value={found?.matches.map((match) => match.text).join('\n')} />}
      >
        <div
          className={styles['scroll']}
          tabIndex={0}
          role="group"
          aria-label={t('matches')}
          data-result
          aria-live="polite"
          aria-busy={state.is === 'running'}
        >
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {shown !== undefined && <MatchList result={shown.value} />}
          <RunError state={state} />
        </div>
        {shown !== undefined && <Notes notes={shown.notes} />}
      </Pane>
      <div className={styles['words']}>
        <Pane name={t('explanation')}>
          <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('explanation')}>
            {piece !== undefined && <InWords piece={piece} />}
          </div>
        </Pane>
      </div>
    </div>
  );
}

function InWords({ piece: whole }: { piece: Piece }) {
  const { limit, more } = useShowMore(useMemo(() => countPieces(whole), [whole]));
  const piece = useMemo(() => cutPiece(whole, limit), [whole, limit]);
  return (
    <>
      <Explanation piece={piece} />
      {more}
    </>
  );
}
