import { Facts, InputField, QrReader, resultToShow, Section, useMessages, useTextOperation } from '#kit';
import type en from './locales/en.json';
import { read } from './operations.ts';

/** The text of a code in a picture or before the camera, and what it means. */
export function ReadTab() {
  const t = useMessages<typeof en.ui>();
  const word = useMessages<Record<string, string>>();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(read);
  const shown = resultToShow(state)?.value;
  return (
    <Section name="read">
      <div className="n-stack">
        <QrReader onText={setValue}>
          <InputField
            label={t('decoded')}
            value={value}
            onChange={setValue}
            rows={3}
            autosize
            error={inputError}
            onExample={loadExample}
          />
        </QrReader>
        <div data-result aria-live="polite">
          {shown !== undefined && (
            <Facts
              facts={[
                { label: t('contentKind'), value: t(`content.${shown.kind}`), copy: false, code: false },
                ...shown.fields.map(({ name, value: part }) => ({ label: word(name), value: part })),
              ]}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
