import { useEffect, useState } from 'react';
import { operand, Section, useExample, useOperation, useOptionErrors, useOptions, type TextValue } from '#kit';
import { CompareFields } from './compare-fields.tsx';
import { diff } from './operations.ts';
import { Results } from './results.tsx';
import { SideActions } from './side-actions.tsx';
import { SidePanes } from './side-panes.tsx';
import { useSide } from './use-side.ts';

/** Two documents in, their differences out. */
export function CompareSection() {
  const left = useSide('diff');
  // Not `diff.right`, the name of the option, which would keep the text of a link.
  const right = useSide('right');
  const [from, setFrom] = useState(0);
  const options = useOptions(diff);
  const { from: _initial, onlyDifferences, ...comparing } = { ...options.values, right: right.text };
  const enabled = left.canBeCompared && right.canBeCompared;
  const state = useOperation(diff, operand(left.value), { ...comparing, onlyDifferences, from }, { enabled });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  useEffect(() => setFrom(0), [left.value, right.value, onlyDifferences]);
  const setBoth = (nextLeft: TextValue, nextRight: TextValue) => {
    left.setValue(nextLeft);
    right.setValue(nextRight);
  };
  const loadExample = useExample(diff, ({ input, options }) => setBoth(String(input), String(options?.['right'])));
  return (
    <Section name="diff">
      <CompareFields option={option} />
      <SidePanes left={left} right={right} onExample={loadExample} />
      <SideActions left={left} right={right} onChange={setBoth} />
      <Results
        state={state}
        input={operand(left.value)}
        options={comparing}
        texts={{ left: left.text, right: right.text }}
        onlyDifferences={option('onlyDifferences')}
        onPage={setFrom}
      />
    </Section>
  );
}
