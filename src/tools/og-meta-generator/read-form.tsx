import {
  Button,
  Facts,
  Notes,
  resultToShow,
  Section,
  TextPane,
  useMessages,
  usePanel,
  useTextOperation,
  type OptionState,
} from '#kit';
import { initialValues, type Values } from '#engine/options';
import type en from './locales/en.json';
import { read } from './operations.ts';
import { tagOptions } from './tag-options.ts';

interface ReadFormProps {
  readonly onUse: OptionState<typeof tagOptions>['set'];
}

/** HTML in, its tags out, which fill the fields of the other tab when asked to. */
export function ReadForm({ onUse }: ReadFormProps) {
  const t = useMessages<typeof en.ui>();
  const { turnTo } = usePanel();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(read);
  const shown = resultToShow(state);
  const label = (name: string) => t(name as keyof typeof en.ui);
  return (
    <Section name="read">
      <div className="n-stack">
        <TextPane
          name={t('html')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          format={read.reads}
          error={inputError}
          height="short"
        />
        <div className="n-stack" data-result aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <p>
                <Button
                  icon="arrow-right"
                  look="primary"
                  onClick={() => {
                    onUse(fieldsOf(shown.value.values));
                    turnTo('generate');
                  }}
                >
                  {t('use')}
                </Button>
              </p>
              <Facts
                facts={Object.entries(shown.value.values).flatMap(([name, value]) =>
                  name === 'basics' ? [] : [{ label: label(name), value }],
                )}
              />
              {shown.value.others.length > 0 && (
                <>
                  <h2>{t('others')}</h2>
                  <Facts facts={distinct(shown.value.others)} />
                </>
              )}
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** All fields anew: what the page lacks is empty. How tags are written stays as it was chosen. */
function fieldsOf({ basics, ...texts }: Readonly<Record<string, string>>): Partial<Values<typeof tagOptions>> {
  const { form: _form, jsonLd: _jsonLd, ...empty } = initialValues(tagOptions);
  return { ...empty, ...texts, basics: basics === 'true' };
}

/** Facts by their names, of which a page may repeat one. */
function distinct(tags: readonly { readonly name: string; readonly content: string }[]) {
  const byName = new Map<string, string[]>();
  for (const { name, content } of tags) byName.set(name, [...(byName.get(name) ?? []), content]);
  return [...byName].map(([label, contents]) => ({ label, value: contents.join('\n') }));
}
