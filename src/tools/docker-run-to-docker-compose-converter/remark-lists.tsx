import {
  Alert,
  isEmptyText,
  lastGood,
  operand,
  useExplain,
  useMessages,
  useOperation,
  type RunState,
  type TextValue,
} from '#kit';
import type { Values } from '#engine/options';
import styles from './docker-run.module.css';
import type en from './locales/en.json';
import { review } from './operations.ts';

const isListed = (code: string): boolean => /^(?:note\.noForm|warning\.notImplemented)/.test(code);

/** A conversion without the notes that stand in one of the lists, so that nothing is said twice. */
export function withoutListed(state: RunState<TextValue>): RunState<TextValue> {
  if (state.is === 'done') return { ...state, notes: state.notes.filter(({ code }) => !isListed(code)) };
  if (state.is !== 'running' || state.last === undefined) return state;
  return { ...state, last: { ...state.last, notes: state.last.notes.filter(({ code }) => !isListed(code)) } };
}

interface RemarkListsProps {
  readonly input: TextValue;
  readonly options: Values<typeof review.options>;
}

/** What is not in the Compose file and why; errors too, when there are more than the one at the input. */
export function RemarkLists({ input, options }: RemarkListsProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const state = useOperation(review, operand(input), options, { enabled: !isEmptyText(input) });
  const shown = lastGood(state);
  if (shown === undefined) return null;
  const { noForm, notImplemented, errors } = shown.value;
  const lists = [
    { look: 'error', remarks: errors.length > 1 ? errors : [], title: t('errors', { count: errors.length }) },
    { look: 'warning', remarks: notImplemented, title: t('notImplemented', { count: notImplemented.length }) },
    { look: 'info', remarks: noForm, title: t('noForm', { count: noForm.length }) },
  ] as const;
  return (
    <div className={styles['lists']}>
      {lists
        .filter(({ remarks }) => remarks.length > 0)
        .map(({ look, remarks, title }) => (
          <Alert key={look} look={look} title={title}>
            <ul className={styles['list']}>
              {remarks.slice(0, MOST).map((remark, index) => (
                <li key={index}>{explain(remark)}</li>
              ))}
            </ul>
            {remarks.length > MOST && <p>{t('more', { count: remarks.length - MOST })}</p>}
          </Alert>
        ))}
    </div>
  );
}

/** Remarks that are shown; all are in the result of the command line. */
const MOST = 100;
