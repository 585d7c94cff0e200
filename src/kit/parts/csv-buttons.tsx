import { useCopy } from '../hooks/use-copy.ts';
import { useCommonMessages } from '../settings/language.ts';
import { download } from '../text/download.ts';
import { Button } from './button.tsx';

interface CsvButtonsProps {
  /** Called when a button is pressed, since it takes a while of many rows. */
  readonly make: () => string;
  /** Name of the file. */
  readonly name: string;
}

/** Rows as CSV: copied, or saved as a file. */
export function CsvButtons({ make, name }: CsvButtonsProps) {
  const t = useCommonMessages();
  const { copied, copy } = useCopy();
  return (
    <>
      <Button size="small" icon={copied ? 'check' : 'copy'} done={copied} onClick={() => void copy(make())}>
        {t('copy')} CSV
      </Button>
      <Button size="small" icon="download" onClick={() => download(make(), name, 'text/csv')}>
        {t('download')} CSV
      </Button>
    </>
  );
}
