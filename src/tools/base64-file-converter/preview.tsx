import { useState, type ReactNode } from 'react';
import { Alert, buttonClass, useMessages, useObjectUrl } from '#kit';
import styles from './base64-file-converter.module.css';
import type en from './locales/en.json';

const PICTURES = /^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|svg\+xml)$/;

/**
 * The part of a file that can be seen or heard. Pictures only in `img`, where no script of an SVG runs; HTML not at
 * all.
 */
export function Preview({ file, name }: { file: Blob; name: string }) {
  const t = useMessages<typeof en.ui>();
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  if (PICTURES.test(file.type)) return <Picture key={url} url={url} label={t('previewOf', { name })} />;
  if (file.type.startsWith('audio/')) return <Framed>{<audio src={url} controls aria-label={name} />}</Framed>;
  if (file.type.startsWith('video/')) return <Framed>{<video src={url} controls aria-label={name} />}</Framed>;
  if (file.type !== 'application/pdf') return null;
  return (
    <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
      {t('openPdf')}
    </a>
  );
}

/** Bytes that begin as a picture need not be one. */
function Picture({ url, label }: { url: string; label: string }) {
  const t = useMessages<typeof en.ui>();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Alert look="warning">{t('noPreview')}</Alert>;
  return (
    <Framed>
      <img src={url} alt={label} onError={() => setBroken(true)} />
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <div className={styles['preview']}>{children}</div>;
