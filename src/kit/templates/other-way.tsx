import { SAMPLE_LENGTH } from '#engine/sample';
import { isLargeText } from '#engine/large-text';
import type { TextValue } from '../hooks/use-operation.ts';
import { Button } from '../parts/button.tsx';
import { useMessages, useTool } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { handOver } from '../text/hand-over.ts';
import styles from './options.module.css';

interface OtherWayProps {
  /** Operations of this tool: the one of this input, and the one that turns its results back. */
  readonly from: string;
  readonly to: string;
  /** The name of the results: the label of the result. */
  readonly what: string;
  readonly value: TextValue;
}

/** From here on a text is plainly for an operation. */
const PLAIN = 0.6;

/** Says that a text is rather for the other direction, and takes it there. */
export function OtherWay({ from, to, what, value }: OtherWayProps) {
  const { id, tool } = useTool();
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  const sample = (isLargeText(value) ? value.head : value).slice(0, SAMPLE_LENGTH);
  const options = tool.operations[to]?.fits?.(sample);
  const isFor = (name: string) => tool.operations[name]?.detect?.(sample) ?? 0;
  if (sample.trim() === '' || isFor(to) < PLAIN || isFor(from) >= isFor(to)) return null;
  return (
    <div className={styles['offer']} role="status">
      {common('looksLike', { what })}
      <Button size="small" icon="arrows-exchange" onClick={() => handOver(`${id}/${to}`, value, options)}>
        {t(to)}
      </Button>
    </div>
  );
}
