import { Button, Disclosure, Notes, resultToShow, Table, useExplain, useMessages, VerdictBadge } from '#kit';
import type en from './locales/en.json';
import { splitWords } from './phrase.ts';
import type { Phrase } from './use-phrase.ts';

/** Whether the phrase is valid, what is wrong with it and what may be meant, and all its words. */
export function PhraseCheck({ state }: { state: Phrase }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const { phrase, setPhrase, readAs, setReadAs } = state;
  const shown = resultToShow(state.checked);
  if (shown === undefined) return null;
  const { verdict, language, words, alsoIn, lastWords } = shown.value;
  const isValid = verdict === 'valid';
  const replace = (position: number, by: string) => {
    const written = splitWords(phrase)[position - 1];
    if (written === undefined) return;
    setPhrase(phrase.slice(0, written.offset) + by + phrase.slice(written.offset + written.written.length));
  };
  return (
    <>
      <p className="n-line">
        <VerdictBadge isGood={isValid}>{t(`verdict.${verdict}`)}</VerdictBadge>
        <span>{t(`list.${language}`)}</span>
        {[...alsoIn, ...(readAs === 'auto' ? [] : (['auto'] as const))].map((other) => (
          <Button key={other} size="small" onClick={() => setReadAs(other)}>
            {t(`list.${other}`)}
          </Button>
        ))}
      </p>
      {verdict !== 'valid' && <p>{t(`advice.${verdict}`, { count: words.length })}</p>}
      <Notes notes={shown.notes} />
      {words
        .filter(({ index }) => index === null)
        .map(({ position, word, suggestions }) => (
          <p key={position} className="n-line">
            <span>{explain({ code: 'unknown', params: { position, word }, where: {} })}</span>
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="small" onClick={() => replace(position, suggestion)}>
                {suggestion}
              </Button>
            ))}
          </p>
        ))}
      {lastWords.length > 0 && (
        <Disclosure label={t('lastWords', { count: lastWords.length })}>
          <p className="n-line">
            {lastWords.map((word) => (
              <Button key={word} size="small" onClick={() => setPhrase(`${phrase.trimEnd()} ${word}`)}>
                {word}
              </Button>
            ))}
          </p>
        </Disclosure>
      )}
      <Disclosure label={t('wordTable')}>
        <Table
          label={t('wordTable')}
          columns={[
            { key: 'position', header: t('position'), cell: ({ position }) => String(position) },
            { key: 'word', header: t('word'), cell: ({ word }) => word, code: true },
            { key: 'index', header: t('index'), cell: ({ index }) => (index === null ? '–' : String(index)) },
          ]}
          rows={words}
          rowKey={({ position }) => String(position)}
          labelled
        />
      </Disclosure>
    </>
  );
}
