import type { ToolError } from '#engine/error';
import { Disclosure, TextPane, useMessages } from '#kit';
import type en from './locales/en.json';

interface RootsFieldProps {
  readonly roots: string;
  readonly onChange: (roots: string) => void;
  /** What went wrong, which may be about the roots. */
  readonly failure: ToolError | undefined;
}

/** Where people add root certificates that they trust. */
export function RootsField({ roots, onChange, failure }: RootsFieldProps) {
  const t = useMessages<typeof en.ui>();
  const error = failure?.where.option === 'roots' ? failure : undefined;
  return (
    <Disclosure label={t('roots')} isUsed={roots !== '' || error !== undefined}>
      <TextPane
        name={t('roots')}
        value={roots}
        // A file of megabytes is no list of certificates.
        onChange={(next) => onChange(typeof next === 'string' ? next : '')}
        error={error}
        height="short"
      />
    </Disclosure>
  );
}
