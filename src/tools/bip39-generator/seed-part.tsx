import {
  Disclosure,
  Facts,
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

interface SeedProps {
  readonly phrase: string;
  readonly language: Language;
  readonly isShown: boolean;
}

/** The passphrase, the seed and the root key, which are only computed when somebody asks for them. */
export function SeedPart(props: SeedProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <Disclosure label={t('seedTitle')}>
      <Seed {...props} />
    </Disclosure>
  );
}

function Seed({ phrase, language, isShown }: SeedProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const options = useOptions(seed);
  const state = useOperation(seed, phrase, { ...options.values, language });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const shown = resultToShow(state);
  return (
    <div className="n-stack">
      <SecretField {...option('passphrase')} />
      {error !== undefined && error.where.option === undefined && <p role="alert">{explain(error)}</p>}
      {shown !== undefined && (
        <Facts
          facts={[
            { label: t('seedValue'), value: shown.value.seed, isSecret: !isShown },
            { label: t('rootKey'), value: shown.value.rootKey, isSecret: !isShown },
            { label: t('fingerprint'), value: shown.value.fingerprint },
          ]}
        />
      )}
    </div>
  );
}
