import { NumberField, OptionsLine, Segmented, Select, Switch, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

export function ComposeOptions({ option }: { option: BindOption<typeof convert.options> }) {
  const t = useMessages<typeof en.ui>();
  return (
    <OptionsLine>
      <Segmented
        {...option('environment')}
        label={t('environment')}
        labels={{ map: t('environment.map'), list: t('environment.list') }}
      />
      <Segmented
        {...option('resources')}
        label={t('resources')}
        labels={{ deploy: t('resources.deploy'), service: t('resources.service') }}
      />
      <Select
        {...option('declare')}
        label={t('declare')}
        labels={{ named: t('declare.named'), project: t('declare.project'), external: t('declare.external') }}
      />
      <Select
        {...option('shell')}
        label={t('shell')}
        labels={{
          auto: t('shell.auto'),
          posix: t('shell.posix'),
          cmd: t('shell.cmd'),
          powershell: t('shell.powershell'),
        }}
      />
      <NumberField {...option('indent')} label={t('indent')} />
      <Switch {...option('splitSecrets')} label={t('splitSecrets')} />
    </OptionsLine>
  );
}
