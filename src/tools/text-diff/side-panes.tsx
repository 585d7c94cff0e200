import { useMemo } from 'react';
import {
  Button,
  Panes,
  resultToShow,
  TextPane,
  useCommonMessages,
  useExample,
  useMessages,
  type LineMark,
  type RunState,
  type TextValue,
} from '#kit';
import { listMarks } from './list-marks.ts';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';
import { diff } from './operations.ts';

interface SidePanesProps {
  readonly state: RunState<Difference>;
  readonly left: TextValue;
  readonly right: TextValue;
  readonly onChange: (sides: { readonly left?: TextValue; readonly right?: TextValue }) => void;
}

/** Share one empty object; an equal new one would be drawn again. */
const NO_MARKS: { readonly left: readonly LineMark[]; readonly right: readonly LineMark[] } = { left: [], right: [] };

/** Both texts, with the lines marked that differ. */
export function SidePanes({ state, left, right, onChange }: SidePanesProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const difference = resultToShow(state)?.value;
  const marks = useMemo(() => (difference === undefined ? NO_MARKS : listMarks(difference)), [difference]);
  const loadExample = useExample(diff, ({ input, options }) =>
    onChange({ left: String(input), right: String(options?.['right']) }),
  );
  return (
    <Panes>
      <TextPane
        name={t('left')}
        value={left}
        onChange={(left) => onChange({ left })}
        onExample={loadExample}
        marks={marks.left}
        height="short"
      />
      <TextPane
        name={t('right')}
        value={right}
        onChange={(right) => onChange({ right })}
        marks={marks.right}
        height="short"
        beside={
          <Button
            look="text"
            size="small"
            icon="arrows-exchange"
            onClick={() => onChange({ left: right, right: left })}
          >
            {common('swap')}
          </Button>
        }
      />
    </Panes>
  );
}
