import { Converter, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={convert} input={t('text')} output={t('result')}>
      {(option) => <Switch {...option('upperCase')} />}
    </Converter>
  );
}
