import { useState } from 'react';
import {
  Alert,
  Button,
  Fold,
  isEmptyText,
  operand,
  resultToShow,
  Section,
  TextPane,
  useExample,
  useExplain,
  useInput,
  useIntlLanguage,
  useLongList,
  useMessages,
  useOperation,
  Working,
} from '#kit';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';
import type { Explained } from './logic.ts';
import { NotationFacts } from './notation-facts.tsx';
import { explain } from './operations.ts';

/** The emojis of a pasted text, in the language of the page. */
export function Explainer() {
  const t = useMessages<typeof en.ui>();
  const words = useExplain();
  const language = useIntlLanguage();
  const [text, setText] = useInput('explain');
  const [turn, setTurn] = useState(0);
  const state = useOperation(explain, operand(text), { language }, { enabled: !isEmptyText(text), turn });
  const loadExample = useExample(explain, ({ input }) => setText(String(input)));
  const shown = resultToShow(state);
  return (
    <Section name="explain">
      <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} height="short" />
      <div className={styles['explained']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {shown !== undefined && (
          <>
            <p>{shown.value.total === 0 ? t('none') : t('total', { count: shown.value.total })}</p>
            <ExplainedList emojis={shown.value.emojis} />
          </>
        )}
        {state.is === 'failed' && (
          <Alert look="error" actions={<Button onClick={() => setTurn((before) => before + 1)}>{t('retry')}</Button>}>
            {words(state.error)}
          </Alert>
        )}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
      </div>
    </Section>
  );
}

function ExplainedList({ emojis }: { readonly emojis: readonly Explained[] }) {
  const t = useMessages<typeof en.ui>();
  const { shown, more } = useLongList(emojis, 50);
  const title = ({ emoji, name, count }: Explained) =>
    `${emoji} ${name}${count > 1 ? ` · ${t('times', { count })}` : ''}`;
  return (
    <>
      {shown.map((one) => (
        <Fold key={one.emoji} title={title(one)} isUsed={emojis.length === 1}>
          {one.asText && <Alert look="info">{t('asText')}</Alert>}
          <NotationFacts emoji={one} />
        </Fold>
      ))}
      {more}
    </>
  );
}
