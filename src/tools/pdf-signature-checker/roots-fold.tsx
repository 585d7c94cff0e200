import { Fold, TextPane, useMessages } from '#kit';
import type { ToolError } from '#engine/error';
import type en from './locales/en.json';

interface RootsFoldProps {
  readonly roots: string;
  readonly onChange: (roots: string) => void;
  /** The result of the check: an error may be about these. */
  readonly failure: ToolError | undefined;
}

/** Where those who trust a root certificate add it. */
export function RootsFold({ roots, onChange, failure }: RootsFoldProps) {
  const t = useMessages<typeof en.ui>();
  const error = failure?.where.option === 'roots' ? failure : undefined;
  return (
    <Fold title={t('roots')} isUsed={roots !== '' || error !== undefined}>
      <TextPane
        name={t('roots')}
        value={roots}
        // A file too large to be a text is no list of certificates.
        onChange={(next) => onChange(typeof next === 'string' ? next : '')}
        error={error}
        format="pem"
        height="short"
      />
    </Fold>
  );
}
