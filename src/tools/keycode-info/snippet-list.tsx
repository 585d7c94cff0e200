import { Facts, InputField, resultToShow, Section, useMessages, type useTextOperation } from '#kit';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';
import type { snippets } from './operations.ts';
import { snippetNames, type Snippets } from './snippets.ts';

type SnippetOperation = ReturnType<typeof useTextOperation<'json', (typeof snippets)['options'], Snippets>>;

/** The combination that was pressed last, or another one that is typed, as code. */
export function SnippetList({ combination }: { combination: SnippetOperation }) {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, state, inputError, loadExample } = combination;
  const shown = resultToShow(state)?.value;
  return (
    <Section title={t('snippets')} name={name}>
      <InputField
        label={t('combination')}
        value={value}
        onChange={setValue}
        placeholder="Ctrl+Shift+K"
        error={inputError}
        onExample={loadExample}
        className={styles['input']}
      />
      <div data-result>
        {shown !== undefined && (
          <Facts
            facts={[
              { label: t('canonical'), value: shown.combination },
              ...snippetNames.map((snippet) => ({ label: t(`snippet.${snippet}`), value: shown[snippet] })),
            ]}
          />
        )}
      </div>
    </Section>
  );
}
