import {
  Facts,
  Fold,
  resultToShow,
  SecretField,
  useExplain,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { seed } from './operations.ts';
import type { Language } from './word-lists.ts';

interface SeedFoldProps {
  readonly phrase: string;
  readonly language: Language;
}

/** The passphrase and the seed, which is only computed when somebody asks for it. */
export function SeedFold(props: SeedFoldProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <Fold title={t('seedTitle')}>
      <Seed {...props} />
    </Fold>
  );
}

function Seed({ phrase, language }: SeedFoldProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const options = useOptions(seed);
  const state = useOperation(seed, phrase, { ...options.values, language }, { enabled: phrase !== '' });
  const error = state.is === 'failed' ? state.error : undefined;
  const shown = resultToShow(state);
  return (
    <div className="n-stack">
      <SecretField {...useOptionErrors(options, error)('passphrase')} />
      {error !== undefined && error.where.option === undefined && <p role="alert">{explain(error)}</p>}
      {shown !== undefined && typeof shown.value === 'string' && (
        <Facts facts={[{ label: t('seedValue'), value: shown.value }]} />
      )}
    </div>
  );
}
