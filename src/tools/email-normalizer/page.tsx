import { Converter, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { normalize } from './operations.ts';

export default function EmailNormalizer() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={normalize} input={t('addresses')} output={t('normalized')}>
      {(option) => (
        <>
          <Switch {...option('unique')} />
          <Switch {...option('showChanges')} />
          <Switch {...option('sorted')} />
          <Switch {...option('gmail')} />
          <Switch {...option('outlook')} />
          <Switch {...option('icloud')} />
          <Switch {...option('fastmail')} />
          <Switch {...option('proton')} />
          <Switch {...option('yandex')} />
          <Switch {...option('yahoo')} />
        </>
      )}
    </Converter>
  );
}
