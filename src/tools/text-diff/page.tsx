import { useState } from 'react';
import {
  Button,
  Filling,
  isEmptyText,
  operand,
  OptionsLine,
  Panes,
  Section,
  Select,
  Switch,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  usePlainText,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import { diff } from './operations.ts';
import { Results } from './results.tsx';
import styles from './text-diff.module.css';

// Over 60 lines: it has two inputs, for which there is no template.
export default function TextDiff() {
  const t = useMessages<typeof en.ui>();
  const [left, setLeft] = useInput('diff');
  const [right, setRight] = useInput('second');
  const [turn, setTurn] = useState(0);
  const options = useOptions(diff);
  const rightText = usePlainText(right);
  const values = { ...options.values, right: rightText ?? '' };
  const enabled = (!isEmptyText(left) || !isEmptyText(right)) && rightText !== undefined;
  const state = useOperation(diff, operand(left), values, { enabled });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const setBoth = (nextLeft: TextValue, nextRight: TextValue) => {
    setLeft(nextLeft);
    setRight(nextRight);
    setTurn(turn + 1);
  };
  const loadExample = useExample(diff, ({ input, options }) => setBoth(String(input), String(options?.['right'])));
  return (
    <Section name="diff">
      <Filling>
        <OptionsLine>
          <Select {...option('unit')} />
          <Select {...option('space')} />
          <Switch {...option('ignoreCase')} />
          <Switch {...option('sortJson')} />
          <Switch {...option('ignoreLineEnds')} />
          <Switch {...option('ignoreBlankLines')} />
        </OptionsLine>
        <div className={styles['work']} data-panes>
          <Panes>
            <TextPane name={t('left')} value={left} onChange={setLeft} onExample={loadExample} />
            <TextPane name={t('right')} value={right} onChange={setRight} />
          </Panes>
          <div className={styles['actions']}>
            <Button icon="arrows-exchange" onClick={() => setBoth(right, left)}>
              {t('swap')}
            </Button>
          </div>
          <Results key={turn} state={state} input={operand(left)} values={values} />
        </div>
      </Filling>
    </Section>
  );
}
