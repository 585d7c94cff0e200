import {
  isEmptyText,
  operand,
  OptionsLine,
  Section,
  Select,
  Switch,
  useInput,
  useOperation,
  useOptionErrors,
  useOptions,
  usePlainText,
} from '#kit';
import { diff } from './operations.ts';
import { Results } from './results.tsx';
import { SidePanes } from './side-panes.tsx';

export default function TextDiff() {
  const [left, setLeft] = useInput('diff');
  const [right, setRight] = useInput('second');
  const options = useOptions(diff);
  const rightText = usePlainText(right);
  const values = { ...options.values, right: rightText ?? '' };
  const enabled = (!isEmptyText(left) || !isEmptyText(right)) && rightText !== undefined;
  const state = useOperation(diff, operand(left), values, { enabled });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  return (
    <Section name="diff">
      <OptionsLine>
        <Select {...option('unit')} />
        <Select {...option('space')} />
        <Switch {...option('ignoreCase')} />
        <Switch {...option('ignoreLineEnds')} />
        <Switch {...option('ignoreBlankLines')} />
        <Switch {...option('sortJson')} />
      </OptionsLine>
      <SidePanes
        state={state}
        left={left}
        right={right}
        onChange={(sides) => {
          if (sides.left !== undefined) setLeft(sides.left);
          if (sides.right !== undefined) setRight(sides.right);
        }}
      />
      <Results state={state} input={operand(left)} values={values} />
    </Section>
  );
}
