import { Panes, TextPane, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Side } from './use-side.ts';

interface SidePanesProps {
  readonly left: Side;
  readonly right: Side;
  readonly onExample: () => void;
}

/** The panes of both documents. */
export function SidePanes({ left, right, onExample }: SidePanesProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <Panes>
      <TextPane
        name={t('left')}
        value={left.value}
        onChange={left.setValue}
        onExample={onExample}
        format="json"
        height="short"
        error={left.error}
      />
      <TextPane
        name={t('right')}
        value={right.value}
        onChange={right.setValue}
        format="json"
        height="short"
        error={right.error}
      />
    </Panes>
  );
}
