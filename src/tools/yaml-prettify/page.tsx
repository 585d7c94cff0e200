import type shared from '#formats/data/locales/en.json';
import {
  NumberField,
  OptionErrors,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  Select,
  Switch,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { OwnSchema } from './own-schema.tsx';

export default function YamlPrettify() {
  const t = useMessages<typeof en.ui & typeof shared>();
  const { name, value, setValue, option, values, state, inputError, loadExample } = useTextOperation(prettify);
  return (
    <Section name={name}>
      <OptionsLine most={3}>
        <NumberField {...option('indent')} />
        <Switch {...option('sortKeys')} />
        <Select {...option('schema')} />
        <Segmented {...option('quotes')} />
        <Switch {...option('indentLists')} />
        <NumberField {...option('width')} />
      </OptionsLine>
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={prettify.options} />
      {values.schema === 'own' && <OwnSchema option={option} error={state.is === 'failed' ? state.error : undefined} />}
      <Panes>
        <TextPane
          name={t('data.yaml')}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          format="yaml"
          error={inputError}
        />
        <ResultPane name={t('output')} state={state} format="yaml" onExample={loadExample} />
      </Panes>
    </Section>
  );
}
