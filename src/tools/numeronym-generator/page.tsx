import { Converter, NumberField, OperationTabs, Segmented, useMessages } from '#kit';
import type en from './locales/en.json';
import { abbreviate, expand } from './operations.ts';

export default function NumeronymGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
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
        expand: <Converter operation={expand} input={t('numeronyms')} output={t('text')} />,
      }}
    </OperationTabs>
  );
}
