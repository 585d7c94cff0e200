import { useEffect, useState } from 'react';
import {
  Button,
  classes,
  Fold,
  isEmptyText,
  Notes,
  resultToShow,
  Section,
  TextPane,
  useMessages,
  useMounted,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { parse } from './operations.ts';
import { headersOfThisBrowser } from './this-browser.ts';
import { SAMPLES } from './samples.ts';
import styles from './user-agent-parser.module.css';
import { UserAgentFacts } from './user-agent-facts.tsx';

/** One user agent, at first that of this browser. By hand: an Inspector begins empty. */
export function OneUserAgent() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, state, loadExample } = useTextOperation(parse);
  const isMounted = useMounted();
  const [turn, setTurn] = useState(0);
  const isFilled = turn > 1;
  useEffect(() => {
    if (!isMounted || isFilled) return;
    setTurn(turn + 1);
    // Text that a link or another tool brings comes with the first effects, and is in the value one turn later.
    if (turn === 1 && isEmptyText(value)) setValue(navigator.userAgent);
  }, [isMounted, isFilled, turn, value, setValue]);
  const shown = resultToShow(state);
  const isWaiting = shown === undefined && (!isFilled || !isEmptyText(value));
  return (
    <Section name={name}>
      <div className="n-stack">
        <TextPane name={t('text')} value={value} onChange={setValue} onExample={loadExample} height="short" />
        <div className="n-line">
          <Button size="small" icon="device-desktop" onClick={() => void headersOfThisBrowser().then(setValue)}>
            {t('thisBrowser')}
          </Button>
          <Fold title={t('examples')}>
            <p className="n-line" data-literal>
              {SAMPLES.map(([label, userAgent]) => (
                <Button key={label} size="small" onClick={() => setValue(userAgent)}>
                  {label}
                </Button>
              ))}
            </p>
          </Fold>
        </div>
        <div className={classes('n-stack', isWaiting && styles['waiting'])} data-result aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <UserAgentFacts of={shown.value} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
