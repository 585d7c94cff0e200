import { download } from '../text/download.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

interface CsvButtonsProps {
  /** Called when a button is pressed: of many rows it takes a while. */
  readonly make: () => string;
  /** Of the file. */
  readonly name: string;
  /** The copied text. */
  readonly what?: string;
  readonly downloadLabel: string;
}

/** Rows as CSV: copied, or saved as a file. */
export const CsvButtons = ({ make, name, what = 'CSV', downloadLabel }: CsvButtonsProps) => (
  <>
    <CopyButton value={make} label={what} />
    <Button size="small" icon="download" onClick={() => download(make(), name, 'text/csv')}>
      {downloadLabel}
    </Button>
  </>
);
