import { useState } from 'react';
import {
  Alert,
  Button,
  Disclosure,
  isEmptyText,
  operand,
  resultToShow,
  Section,
  TextPane,
  useCommonMessages,
  useExample,
  useExplain,
  useInput,
  useIntlLanguage,
  useLongList,
  useMessages,
  useOperation,
  Working,
} from '#kit';
import type en from './locales/en.json';
import type { Explained } from './logic.ts';
import { NotationFacts } from './notation-facts.tsx';
import { explain } from './operations.ts';

/** The emojis of a pasted text. By hand: an Inspector knows nothing of the page's language. */
export function Explainer() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const sayError = useExplain();
  const language = useIntlLanguage();
  const [text, setText] = useInput('explain');
  const [turn, setTurn] = useState(0);
  const state = useOperation(explain, operand(text), { language }, { enabled: !isEmptyText(text), turn });
  const loadExample = useExample(explain, ({ input }) => setText(String(input)));
  const shown = resultToShow(state);
  return (
    <Section name="explain">
      <div className="n-stack">
        <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} height="short" />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <p>{shown.value.total === 0 ? t('none') : t('total', { count: shown.value.total })}</p>
              <ExplainedList emojis={shown.value.emojis} />
            </>
          )}
          {state.is === 'failed' && (
            <Alert look="error" actions={<Button onClick={() => setTurn(turn + 1)}>{common('tryAgain')}</Button>}>
              {sayError(state.error)}
            </Alert>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
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
        <Disclosure key={one.emoji} label={title(one)} isUsed={emojis.length === 1}>
          {one.asText && <Alert look="info">{t('asText')}</Alert>}
          <NotationFacts emoji={one} />
        </Disclosure>
      ))}
      {more}
    </>
  );
}
