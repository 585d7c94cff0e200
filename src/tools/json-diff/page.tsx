// Longer than 60 lines: two inputs and one view of both fit no template.
import { useEffect, useState } from 'react';
import type { ToolError } from '#engine/error';
import {
  Button,
  isEmptyText,
  operand,
  Panes,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
  type TextValue,
} from '#kit';
import { ApplySection } from './apply-section.tsx';
import { CompareFields } from './compare-fields.tsx';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import { check, diff } from './operations.ts';
import { Results } from './results.tsx';
import { usePlainText } from './use-plain-text.ts';

const isBlank = (value: TextValue) => isEmptyText(value) || (typeof value === 'string' && value.trim() === '');

export default function JsonDiff() {
  const t = useMessages<typeof en.ui>();
  const [left, setLeft] = useInput('diff');
  const [right, setRight] = useInput('diff.right');
  const [from, setFrom] = useState(0);
  const { option, values } = useOptions(diff);
  const leftText = usePlainText(left);
  const rightText = usePlainText(right);
  const leftError = useSideError(left);
  const rightError = useSideError(right);
  const enabled = ![left, right].some(isBlank) && rightText !== undefined && !leftError && !rightError;
  const { from: _first, onlyDifferences, ...comparing } = { ...values, right: rightText ?? '' };
  const state = useOperation(diff, operand(left), { ...comparing, onlyDifferences, from }, { enabled });
  useEffect(() => setFrom(0), [left, right, onlyDifferences]);

  const loadExample = useExample(diff, (example) => {
    setLeft(String(example.input));
    setRight(String(example.options?.['right']));
  });
  const format = async (isSorted: boolean) => {
    const { formatDocument } = await import('./format-document.ts');
    if (typeof left === 'string' && !isBlank(left)) setLeft(formatDocument(left, isSorted));
    if (typeof right === 'string' && !isBlank(right)) setRight(formatDocument(right, isSorted));
  };
  const canFormat = leftError === undefined && rightError === undefined;
  return (
    <>
      <Section name="diff">
        <CompareFields option={option} error={state.is === 'failed' ? state.error : undefined} />
        <Panes>
          <TextPane
            name={t('left')}
            value={left}
            onChange={setLeft}
            onExample={loadExample}
            language="json"
            error={leftError}
          />
          <TextPane name={t('right')} value={right} onChange={setRight} language="json" error={rightError} />
        </Panes>
        <div className={styles['actions']}>
          <Button
            icon="arrows-exchange"
            onClick={() => {
              setLeft(right);
              setRight(left);
            }}
          >
            {t('swap')}
          </Button>
          <Button disabled={!canFormat} onClick={() => void format(false)}>
            {t('format')}
          </Button>
          <Button disabled={!canFormat} onClick={() => void format(true)}>
            {t('formatSorted')}
          </Button>
        </div>
        <Results
          state={state}
          input={operand(left)}
          texts={{ left: leftText ?? '', right: rightText ?? '' }}
          options={comparing}
          onlyDifferences={option('onlyDifferences')}
          onPage={setFrom}
        />
      </Section>
      <ApplySection />
    </>
  );
}

/** What is wrong with one side, whatever the other one holds. */
function useSideError(text: TextValue): ToolError | undefined {
  const state = useOperation(check, operand(text), {}, { enabled: !isBlank(text) });
  return state.is === 'failed' ? state.error : undefined;
}
