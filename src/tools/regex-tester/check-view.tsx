import {
  operand,
  OptionsLine,
  Pane,
  Panes,
  Section,
  Switch,
  TextPane,
  useInput,
  useLongList,
  useMessages,
  useOperation,
  useOptions,
  usePanel,
  VerdictBadge,
} from '#kit';
import type en from './locales/en.json';
import type { Checked } from './logic.ts';
import { check } from './operations.ts';
import styles from './regex-tester.module.css';
import { RunError } from './run-error.tsx';
import { usePatternExample, type Subject } from './use-pattern-example.ts';

/** Tests that are read at a glance. */
const FEW = 3;
const passes = ({ expected, matches }: Checked) => expected === matches;

/** Texts that must match and texts that must not, one a line. */
export function CheckView({ given, set }: Pick<Subject, 'given' | 'set'>) {
  const t = useMessages<typeof en.ui>();
  const [tests, setTests] = useInput('check');
  const { isShown } = usePanel();
  const options = useOptions(check);
  const { option, values } = options;
  const state = useOperation(
    check,
    operand(tests),
    { ...values, ...given },
    {
      enabled: isShown && given.pattern !== '',
    },
  );
  const loadExample = usePatternExample(check, set, (input, own) => {
    setTests(input);
    options.set(own);
  });
  const rows = state.is === 'done' ? state.value : [];
  const { shown, more } = useLongList(rows);
  const failed = rows.filter((row) => !passes(row)).length;
  return (
    <Section name="check">
      <OptionsLine>
        <Switch {...option('whole')} />
        {rows.length > 0 && (
          <VerdictBadge isGood={failed === 0}>
            {failed === 0 ? t('allPass') : t('failed', { count: failed })}
          </VerdictBadge>
        )}
      </OptionsLine>
      <Panes>
        <TextPane
          name={t('tests')}
          value={tests}
          onChange={setTests}
          onExample={loadExample}
          placeholder={t('testsHint')}
        />
        <Pane name={t('testResults')} isSmall={rows.length <= FEW}>
          <div
            className={styles['checks']}
            tabIndex={0}
            role="group"
            aria-label={t('testResults')}
            data-result
            aria-live="polite"
          >
            <ul>
              {shown.map((row) => (
                <li key={row.line}>
                  <VerdictBadge isGood={passes(row)}>{t(passes(row) ? 'passed' : 'notPassed')}</VerdictBadge>
                  <code>{row.text}</code>
                  <span>{t(row.expected ? 'mustMatch' : 'mustNotMatch')}</span>
                </li>
              ))}
            </ul>
            {more}
          </div>
        </Pane>
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
