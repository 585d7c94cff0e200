import { useEffect, useState } from 'react';
import type { Detector } from '#engine/detector';
import { isLargeText } from '#engine/large-text';
import { detectors } from '#engine/registry';
import { SAMPLE_LENGTH, SURE } from '#engine/sample';
import { usePanel } from '../context/panel-context.ts';
import { useMessages, useTool } from '../context/tool-context.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { Button } from '../parts/button.tsx';
import { useLaterTexts } from '../settings/later-texts.ts';
import { handOver } from '../text/hand-over.ts';
import styles from './other-direction.module.css';

interface OtherDirectionProps {
  /** The operation of this tool that reads what this one writes. */
  readonly operation: string;
  /** What it reads, as the page calls it. */
  readonly what: string;
  readonly value: TextValue;
}

/** Says that a text looks like input for the other direction, and offers to copy it there. */
export default function OtherDirection({ operation, what, value }: OtherDirectionProps) {
  const { id } = useTool();
  const { turnTo } = usePanel();
  const t = useMessages<Record<string, string>>();
  const later = useLaterTexts();
  const other = useDetector(id, operation);
  const sample = (isLargeText(value) ? value.head : value).slice(0, SAMPLE_LENGTH);
  if ((other?.detect?.(sample) ?? 0) < SURE) return null;
  return (
    <div className={styles['root']} role="status">
      {later('looksLike', { what })}
      <Button
        size="small"
        icon="arrows-exchange"
        onClick={() => {
          handOver(`${id}/${operation}`, value, other?.fits?.(sample));
          turnTo(operation);
        }}
      >
        {t(operation)}
      </Button>
    </div>
  );
}

function useDetector(tool: string, operation: string): Detector | undefined {
  const [detector, setDetector] = useState<Detector>();
  useEffect(() => {
    // Without the detector the text is only not offered to the other direction.
    void detectors[tool]?.().then(
      (ofTool) => setDetector(ofTool[operation]),
      () => undefined,
    );
  }, [tool, operation]);
  return detector;
}
