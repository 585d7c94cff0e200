import type { ReactNode } from 'react';
import { useMessages } from '../context/tool-context.ts';
import { resultToShow, type RunState, type TextValue } from '../hooks/use-operation.ts';
import { Icon } from '../parts/icon.tsx';
import { PictureCard } from '../picture/picture-card.tsx';
import styles from './qr.module.css';
import { useScanCheck } from './use-scan-check.ts';

interface QrCardProps {
  /** The run of the operation that draws. */
  readonly state: RunState<TextValue>;
  /** The text in the code: the picture is decoded and compared with it. */
  readonly text: string;
  /** Pixels of a side of a file. */
  readonly size: number;
  /** More about the code. */
  readonly children?: ReactNode;
}

/** A QR code: its picture, whether it scans, and its files. The words are those of the format `qr`. */
export function QrCard({ state, text, size, children }: QrCardProps) {
  const t = useMessages<Record<string, string>>();
  const svg = resultToShow(state)?.value;
  const scans = useScanCheck(typeof svg === 'string' ? svg : undefined, text);
  return (
    <PictureCard
      state={state}
      alt={t('qrCode')}
      hint={t('qrHint')}
      width={size}
      file="qr-code"
      printable
      check={
        <p className={styles['check']} role="status">
          {scans !== undefined && <Icon name={scans ? 'check' : 'alert-triangle'} small />}
          {scans !== undefined && t(scans ? 'scans' : 'scansNot')}
        </p>
      }
    >
      {children}
    </PictureCard>
  );
}
