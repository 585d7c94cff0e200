import {
  Button,
  Empty,
  IconButton,
  download,
  useFormatBytes,
  notify,
  useCommonMessages,
  useMessages,
  useObjectUrl,
} from '#kit';
import styles from './camera-recorder.module.css';
import { deleteCapture, markSaved, type Capture } from './captures.ts';
import type en from './locales/en.json';
import { fileName } from './settings.ts';
import { convertToPng } from './take-photo.ts';
import { useCaptures } from './use-captures.ts';

/** Photos and clips of this visit, newest first. */
export function CaptureList() {
  const t = useMessages<typeof en.ui>();
  const captures = useCaptures();
  return (
    <section aria-label={t('captures')}>
      <h2 className="n-heading">{t('captures')}</h2>
      {captures.length === 0 ? (
        <Empty icon="file-text" title={t('noCaptures')}>
          {t('memoryOnly')}
        </Empty>
      ) : (
        <>
          <p className="n-muted">{t('memoryOnly')}</p>
          <ul className={styles['captures']}>
            {captures.map((capture) => (
              <CaptureItem key={capture.id} capture={capture} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function CaptureItem({ capture }: { capture: Capture }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const formatBytes = useFormatBytes();
  const { id, kind, blob, madeAt, extension } = capture;
  const name = fileName(kind, madeAt, extension);
  const url = useObjectUrl(blob);
  const save = () => {
    download(blob, name);
    markSaved(id);
  };
  return (
    <li className={styles['capture']}>
      {url !== undefined && kind === 'image' && <img src={url} alt={t('photoNamed', { name })} />}
      {url !== undefined && kind === 'video' && (
        <video src={url} controls playsInline aria-label={t('videoNamed', { name })} />
      )}
      <div className="n-line" data-literal>
        <span className="n-mono">{name}</span>
        <span className="n-muted">{formatBytes(blob.size)}</span>
      </div>
      <div className="n-line">
        <Button size="small" icon="download" onClick={save}>
          {common('download')}
        </Button>
        {kind === 'image' && (
          <Button size="small" icon="copy" onClick={() => void copyImage(blob, t)}>
            {common('copy')}
          </Button>
        )}
        <IconButton size="small" icon="trash" label={t('deleteNamed', { name })} onClick={() => deleteCapture(id)} />
      </div>
    </li>
  );
}

async function copyImage(blob: Blob, t: ReturnType<typeof useMessages<typeof en.ui>>): Promise<void> {
  try {
    // A promise inside the item, because Safari wants the call directly in the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': convertToPng(blob) })]);
    notify({ kind: 'success', text: t('imageCopied') });
  } catch {
    notify({ kind: 'error', text: t('imageNotCopied') });
  }
}
