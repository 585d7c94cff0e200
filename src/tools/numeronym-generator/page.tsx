import { Converter, Directions, Disclosure, Facts, NumberField, Segmented, useMessages } from '#kit';
import type en from './locales/en.json';
import { abbreviate, expand } from './operations.ts';
import { known } from './words.ts';

export default function NumeronymGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        abbreviate: (
          <Converter operation={abbreviate} input={t('text')} output={t('numeronyms')}>
            {(option) => (
              <>
                <Segmented {...option('letterCase')} />
                <NumberField {...option('minLength')} />
              </>
            )}
          </Converter>
        ),
        expand: (
          <Converter
            operation={expand}
            input={t('numeronyms')}
            output={t('text')}
            extra={() => (
              <Disclosure label={t('known')}>
                <div data-literal>
                  <Facts
                    facts={known.map(({ numeronym, meanings }) => ({ label: numeronym, value: meanings.join(', ') }))}
                  />
                </div>
              </Disclosure>
            )}
          />
        ),
      }}
    </Directions>
  );
}
