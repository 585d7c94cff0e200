import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function JsonToYamlConverter() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.json')} output={t('data.yaml')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} />
          <Switch {...option('sortKeys')} />
          <Segmented {...option('quotes')} />
          <Segmented {...option('layout')} />
          <Switch {...option('indentLists')} />
          <NumberField {...option('width')} />
          <Switch {...option('comments')} />
          <Switch {...option('documentStart')} />
          <Switch {...option('safe11')} />
        </>
      )}
    </Converter>
  );
}
