import { Facts, InputField, resultToShow, Section, useMessages, useTextOperation, type TextState } from '#kit';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';
import { snippets } from './operations.ts';
import { snippetNames } from './snippets.ts';

/** The combination that was pressed last, or another one that is typed, as code. */
export function SnippetList({ combination }: { combination: TextState }) {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, state, inputError, loadExample } = useTextOperation(snippets, combination);
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
