import { Button, Facts, useCopy, useMessages } from '#kit';
import styles from './device-information.module.css';
import type { Told } from './facts.ts';
import type en from './locales/en.json';
import { writeJson, writeMarkdown } from './report.ts';
import { useFacts } from './use-facts.ts';

/** By hand: what it shows is no function of an input, but what the browser says. */
export default function DeviceInformation() {
  const t = useMessages<typeof en.ui>();
  const sections = useFacts();
  const say = (told: Told): string => {
    if (told.is !== 'known') return told.is === 'asking' ? '…' : t(`told.${told.is}`);
    return typeof told.value === 'string' ? told.value : t(told.value ? 'yes' : 'no');
  };
  const report = Object.fromEntries(
    sections.map(({ id, facts }) => [
      t(`section.${id}`),
      Object.fromEntries(facts.map((fact) => [t(`fact.${fact.id}`), say(fact.told)])),
    ]),
  );
  return (
    <div className="n-stack">
      <div className={styles['copy']}>
        <Copy label={t('markdown')} text={writeMarkdown(report)} />
        <Copy label={t('json')} text={writeJson(sections)} />
      </div>
      <div className={styles['sections']}>
        {sections.map(({ id, facts }) => (
          <section key={id} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`} className={styles['title']}>
              {t(`section.${id}`)}
            </h2>
            <Facts
              facts={facts.map(({ id: fact, told }) => ({
                label: t(`fact.${fact}`),
                value: told.is === 'known' ? say(told) : <span className={styles['missing']}>{say(told)}</span>,
                code: told.is === 'known',
              }))}
            />
          </section>
        ))}
      </div>
      <p className={styles['hint']}>{t('fingerprint')}</p>
    </div>
  );
}

function Copy({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button icon={copied ? 'check' : 'copy'} done={copied} onClick={() => void copy(text)}>
      {label}
    </Button>
  );
}
