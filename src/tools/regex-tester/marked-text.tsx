import { classes, endInSight, Pane, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Match, Matches } from './logic.ts';
import styles from './regex-tester.module.css';

/** Longer texts are shown in part: each match is an element of the page. */
const SHOWN = 50_000;
const MARKED = 2000;

/** The text with its matches marked; neighbours differ in colour, and a match of nothing is a line. */
export function MarkedText({ text, result }: { text: string; result: Matches | undefined }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const shown = text.slice(0, endInSight(text, SHOWN));
  const matches = (result?.matches ?? []).slice(0, MARKED).filter(({ start }) => start <= shown.length);
  return (
    <Pane
      name={t('marked')}
      height="short"
      foot={
        <>
          <span>
            {text.length > shown.length || (result?.matches.length ?? 0) > MARKED ? common('shownInPart') : ''}
          </span>
          <span>{result === undefined ? '' : t('count', { count: result.count })}</span>
        </>
      }
    >
      <pre className={styles['marked']} tabIndex={0} role="group" aria-label={t('marked')} data-literal>
        {mark(shown, matches)}
      </pre>
    </Pane>
  );
}

function mark(text: string, matches: readonly Match[]) {
  let done = 0;
  const pieces = matches.map(({ start, end }, index) => {
    const before = text.slice(done, start);
    done = end;
    return (
      <span key={start}>
        {before}
        <mark className={classes(index % 2 === 1 && styles['odd'], start === end && styles['nothing'])}>
          {text.slice(start, end)}
        </mark>
      </span>
    );
  });
  return [...pieces, text.slice(done)];
}
