import { useEffect, useState, type ReactNode } from 'react';
import { notify } from '../context/toasts.ts';
import { useMessages } from '../context/tool-context.ts';
import { resultToShow, type RunState, type TextValue } from '../hooks/use-operation.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Fold } from '../parts/fold.tsx';
import { Icon } from '../parts/icon.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Notes } from '../parts/notes.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { download } from '../text/download.ts';
import { paintFile, svgAddress, type PictureType } from './paint-picture.ts';
import styles from './qr.module.css';
import { useScanCheck } from './use-scan-check.ts';

interface QrCardProps {
  /** The run of the operation that draws. */
  readonly state: RunState<TextValue>;
  /** The text in the code: the picture is decoded and compared with it. */
  readonly text: string;
  /** Pixels of a side of a file. */
  readonly size: number;
  /** Name of a file, without its ending. */
  readonly file: string;
  /** More about the code. */
  readonly children?: ReactNode;
}

/** A QR code: its picture, whether it scans, and its files. The words are those of the format `qr`. */
export function QrCard({ state, text, size, file, children }: QrCardProps) {
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  const shown = resultToShow(state);
  // Never so large that it would be anything else.
  const svg = typeof shown?.value === 'string' ? shown.value : undefined;
  const [isLarge, setLarge] = useState(false);
  const scans = useScanCheck(svg, text);
  if (svg === undefined || shown === undefined) {
    return (
      <div className={styles['card']}>
        <p className={styles['empty']}>{state.is === 'failed' ? common('noResultFix') : t('qrHint')}</p>
        <div data-result />
      </div>
    );
  }
  return (
    <div className={styles['card']} data-result>
      <button type="button" className={styles['picture']} aria-label={t('enlarge')} onClick={() => setLarge(true)}>
        <img src={svgAddress(svg)} alt={t('qrCode')} width={220} height={220} />
      </button>
      <p className={styles['check']} role="status">
        {scans !== undefined && <Icon name={scans ? 'check' : 'alert-triangle'} small />}
        {scans !== undefined && t(scans ? 'scans' : 'scansNot')}
      </p>
      <Notes notes={shown.notes} />
      <QrFiles svg={svg} size={size} file={file} />
      {children}
      <div className={styles['wide']}>
        <Fold title={t('svgCode')}>
          <CopyField label={t('svgCode')} hideLabel value={svg} onChange={() => undefined} readOnly rows={4} />
        </Fold>
      </div>
      <img className={styles['print']} src={svgAddress(svg)} alt="" />
      {isLarge && (
        <Dialog
          title={t('qrCode')}
          onClose={() => setLarge(false)}
          actions={<Button onClick={() => setLarge(false)}>{common('close')}</Button>}
        >
          <img className={styles['large']} src={svgAddress(svg)} alt={t('qrCode')} />
        </Dialog>
      )}
    </div>
  );
}

function QrFiles({ svg, size, file }: { svg: string; size: number; file: string }) {
  const t = useMessages<Record<string, string>>();
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => {
    // Plain http has neither.
    setCanCopy('ClipboardItem' in window && (navigator as Partial<Navigator>).clipboard !== undefined);
  }, []);
  const fail = () => notify({ kind: 'error', text: t('pictureFailed') });
  const save = (type: PictureType) =>
    void paintFile(svg, size, type).then((blob) => download(blob, `${file}.${type}`), fail);
  const savePdf = () =>
    void import('./qr-pdf.ts')
      .then(({ makePdf }) => makePdf(svg, size))
      .then((blob) => download(blob, `${file}.pdf`), fail);
  const copy = () =>
    void navigator.clipboard
      .write([new ClipboardItem({ 'image/png': paintFile(svg, size, 'png') })])
      .then(() => notify({ kind: 'success', text: t('pictureCopied') }), fail);
  return (
    <div className="n-line">
      <Button icon="download" look="primary" onClick={() => save('png')}>
        PNG
      </Button>
      <Button icon="download" onClick={() => download(svg, `${file}.svg`, 'image/svg+xml')}>
        SVG
      </Button>
      <Button icon="download" onClick={() => save('webp')}>
        WebP
      </Button>
      <Button icon="download" onClick={savePdf}>
        PDF
      </Button>
      {canCopy && (
        <Button icon="copy" onClick={copy}>
          {t('copyPicture')}
        </Button>
      )}
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

/** Fields beside the card, or above it where there is no room. */
export const QrColumns = ({ children }: { children: ReactNode }) => <div className={styles['columns']}>{children}</div>;
