import { Facts, Fold, useMessages } from '#kit';
import { checkLines } from './check-lines.ts';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import type { Row } from './rows.ts';

interface CheckLinesProps {
  /** Digests in hex. */
  readonly files: readonly { readonly name: string; readonly rows: readonly Row[] }[];
  readonly isShown: boolean;
}

/** The lines that `sha256sum -c` and its like check files with. */
export function CheckLines({ files, isShown }: CheckLinesProps) {
  const t = useMessages<typeof en.ui>();
  const facts = checkLines(files).map(({ program, lines }) => ({
    label: program,
    value: <span className={styles['digest']}>{lines}</span>,
    copy: lines,
  }));
  if (facts.length === 0) return null;
  return (
    <Fold title={t('checkLines')} isUsed={isShown}>
      <Facts facts={facts} />
    </Fold>
  );
}
