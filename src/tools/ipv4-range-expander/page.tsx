import { Converter, Inspector, NumberField, Directions, Segmented, TextField, useMessages } from '#kit';
import { ExpandForm } from './expand-form.tsx';
import { GapsResult } from './gaps-result.tsx';
import type en from './locales/en.json';
import { findGaps, listAddresses, toBlocks } from './operations.ts';

export default function Ipv4RangeExpander() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        expand: <ExpandForm />,
        toBlocks: (
          <Converter operation={toBlocks} input={t('list')} output={t('merged')}>
            {(option) => (
              <>
                <Segmented {...option('form')} />
                <TextField {...option('subtract')} multiline placeholder="10.0.0.0/28" />
              </>
            )}
          </Converter>
        ),
        listAddresses: (
          <Converter operation={listAddresses} input={t('list')} output={t('addresses')}>
            {(option) => <NumberField {...option('limit')} />}
          </Converter>
        ),
        findGaps: (
          <Inspector operation={findGaps} input={t('list')} multiline>
            {(found) => <GapsResult {...found} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
