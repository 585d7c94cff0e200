import { NumberField, OptionsLine, Section, TextField, useMessages, type BindOption } from '#kit';
import styles from './git-memo.module.css';
import type en from './locales/en.json';
import { initialTexts, textNames, type placeholders } from './placeholders.ts';

/** The visitor’s own names, which the commands are filled with. */
export function ValuesForm({ option }: { option: BindOption<typeof placeholders> }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Section title={t('values')}>
      {/* They are no text of the page. */}
      <div data-literal>
        <OptionsLine most={3}>
          {textNames.map((name) => (
            <TextField key={name} {...option(name)} placeholder={initialTexts[name]} />
          ))}
          <NumberField {...option('count')} />
        </OptionsLine>
      </div>
      <p className={styles['hint']}>{t('quoting')}</p>
    </Section>
  );
}
