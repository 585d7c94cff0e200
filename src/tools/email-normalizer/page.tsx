import { Converter, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { normalize } from './operations.ts';

export default function EmailNormalizer() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={normalize} input={t('addresses')} output={t('normalized')}>
      {(option) => (
        <>
          <Switch {...option('gmail')} label={t('gmail')} />
          <Switch {...option('outlook')} label={t('outlook')} />
          <Switch {...option('icloud')} label={t('icloud')} />
          <Switch {...option('fastmail')} label={t('fastmail')} />
          <Switch {...option('proton')} label={t('proton')} />
          <Switch {...option('yandex')} label={t('yandex')} />
          <Switch {...option('yahoo')} label={t('yahoo')} />
          <Switch {...option('unique')} label={t('unique')} />
          <Switch {...option('sorted')} label={t('sorted')} />
          <Switch {...option('showChanges')} label={t('showChanges')} />
        </>
      )}
    </Converter>
  );
}
