// Longer than 60 lines: two inputs and one view of both fit no template.
import { useEffect, useState } from 'react';
import type { ToolError } from '#engine/error';
import {
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
import type en from './locales/en.json';
import { check, diff } from './operations.ts';
import { Results } from './results.tsx';
import { SideActions } from './side-actions.tsx';
import { usePlainText } from './use-plain-text.ts';

const isBlank = (value: TextValue) => isEmptyText(value) || (typeof value === 'string' && value.trim() === '');

export default function JsonDiff() {
  const t = useMessages<typeof en.ui>();
  const [left, setLeft] = useInput('diff');
  // Not `diff.right`: that is the option of the same name, which would keep the text of a link.
  const [right, setRight] = useInput('right');
  const [from, setFrom] = useState(0);
  const { option, values } = useOptions(diff);
  const leftText = usePlainText(left);
  const rightText = usePlainText(right);
  const leftError = useSideError(left);
  const rightError = useSideError(right);
  const areRight = leftError === undefined && rightError === undefined;
  const enabled = areRight && !isBlank(left) && !isBlank(right) && rightText !== undefined;
  const { from: _initial, onlyDifferences, ...comparing } = { ...values, right: rightText ?? '' };
  const state = useOperation(diff, operand(left), { ...comparing, onlyDifferences, from }, { enabled });
  useEffect(() => setFrom(0), [left, right, onlyDifferences]);
  const setBoth = (nextLeft: TextValue, nextRight: TextValue) => {
    setLeft(nextLeft);
    setRight(nextRight);
  };
  const loadExample = useExample(diff, ({ input, options }) => setBoth(String(input), String(options?.['right'])));
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
            format="json"
            error={leftError}
          />
          <TextPane name={t('right')} value={right} onChange={setRight} format="json" error={rightError} />
        </Panes>
        <SideActions left={left} right={right} canFormat={areRight} onChange={setBoth} />
        <Results
          state={state}
          input={operand(left)}
          options={comparing}
          texts={{ left: leftText ?? '', right: rightText ?? '' }}
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
