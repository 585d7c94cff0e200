import type shared from '#formats/data/locales/en.json';
import {
  NumberField,
  OptionErrors,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  Switch,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { OwnSchema, SchemaChoice } from './schema-fields.tsx';

export default function YamlPrettify() {
  const t = useMessages<typeof en.ui & typeof shared>();
  const { name, value, setValue, option, values, state, inputError, loadExample } = useTextOperation(prettify);
  return (
    <Section name={name}>
      <OptionsLine>
        <NumberField {...option('indent')} label={t('data.indent')} />
        <Segmented
          {...option('quotes')}
          label={t('data.quotes')}
          labels={{ keep: t('data.asWritten'), double: t('data.double'), single: t('data.single') }}
        />
        <Switch {...option('indentLists')} label={t('data.indentLists')} />
        <NumberField {...option('width')} label={t('data.width')} />
        <Switch {...option('sortKeys')} label={t('data.sortKeys')} />
        <SchemaChoice option={option} />
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
