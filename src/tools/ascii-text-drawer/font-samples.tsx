import { useState } from 'react';
import { Alert, Button, Disclosure, useExplain, useMessages, useOperation, Working } from '#kit';
import styles from './ascii-text-drawer.module.css';
import type en from './locales/en.json';
import { samples } from './operations.ts';

interface FontSamplesProps {
  readonly text: string;
  readonly font: string;
  readonly onChoose: (font: string) => void;
}

/** The beginning of the text in other fonts. */
export function FontSamples(props: FontSamplesProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <Disclosure label={t('samples')}>
      <Samples {...props} />
    </Disclosure>
  );
}

/** Fonts on one page: each is a file that is fetched. */
const COUNT = 12;

function Samples({ text, font, onChoose }: FontSamplesProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [from, setFrom] = useState(0);
  const state = useOperation(samples, text.trim() === '' ? t('sampleText') : text, { from, count: COUNT });
  if (state.is === 'failed') return <Alert look="error">{explain(state.error)}</Alert>;
  if (state.is !== 'done') return <Working progress={undefined} onCancel={() => undefined} />;
  const { names, samples: shown } = state.value;
  return (
    <>
      <ul className={styles['samples']}>
        {shown.map(({ font: name, art }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === font} onClick={() => onChoose(name)}>
              {name}
              <pre aria-hidden>{art}</pre>
            </button>
          </li>
        ))}
      </ul>
      <div className="n-line">
        <Button size="small" disabled={from === 0} onClick={() => setFrom(from - COUNT)}>
          {t('previous')}
        </Button>
        <span role="status">{t('fontsOf', { first: from + 1, last: from + shown.length, total: names.length })}</span>
        <Button size="small" disabled={from + COUNT >= names.length} onClick={() => setFrom(from + COUNT)}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
