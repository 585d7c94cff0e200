import { Button, Facts, useCopy, useFormatBytes, useMessages } from '#kit';
import styles from './device-information.module.css';
import { Highlights } from './highlights.tsx';
import type { Told } from './facts.ts';
import type en from './locales/en.json';
import { writeJson, writeMarkdown, writeValue } from './report.ts';
import { useFacts } from './use-facts.ts';

/** By hand: what it shows is no function of an input, but what the browser says. */
export default function DeviceInformation() {
  const t = useMessages<typeof en.ui>();
  const words = { yes: t('yes'), no: t('no'), formatBytes: useFormatBytes() };
  const sections = useFacts();
  const say = (told: Told): string => {
    if (told.is === 'known') return writeValue(told.value, told.unit, words);
    return told.is === 'asking' ? '…' : t(`told.${told.is}`);
  };
  const report = (sections ?? []).map(({ id, facts }) => ({
    name: t(`section.${id}`),
    facts: facts.map((fact) => ({ name: t(`fact.${fact.id}`), value: say(fact.told) })),
  }));
  return (
    <div className="n-stack">
      <Highlights sections={sections} say={say} />
      <p className={styles['hint']}>{t('fingerprint')}</p>
      <div className="n-line">
        <Copy label={t('json')} text={sections && writeJson(sections)} />
        <Copy label={t('markdown')} text={sections && writeMarkdown(report)} />
      </div>
      <div className={styles['sections']}>
        {sections?.map(({ id, facts }) => (
          <section key={id} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`} className={styles['title']}>
              {t(`section.${id}`)}
            </h2>
            <Facts
              facts={facts.map(({ id: fact, told }) => ({
                label: t(`fact.${fact}`),
                value: told.is === 'known' ? say(told) : <span className="n-muted">{say(told)}</span>,
                code: told.is === 'known',
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

function Copy({ label, text }: { label: string; text: string | undefined }) {
  const { copied, copy } = useCopy();
  return (
    <Button
      icon={copied ? 'check' : 'copy'}
      done={copied}
      disabled={text === undefined}
      onClick={() => void (text !== undefined && copy(text))}
    >
      {label}
    </Button>
  );
}
