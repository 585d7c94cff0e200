import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { useMessages } from '../context/tool-context.ts';
import { FieldNote } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { QrCamera } from './qr-camera.tsx';

interface QrReaderProps {
  readonly onText: (text: string) => void;
  /** The other taker of the text: a picture that is pasted there is read, too. */
  readonly children: ReactNode;
}

/** Reads a QR code from a picture that is dropped, opened or pasted, or through the camera. Its words are those of the format `qr`. */
export function QrReader({ onText, children }: QrReaderProps) {
  const t = useMessages<Record<string, string>>();
  const [problem, setProblem] = useState<'noQrCode' | 'imageUnreadable'>();
  const openImage = async (file: Blob) => {
    setProblem(undefined);
    try {
      const { readQrImage } = await import('./read-qr-image.ts');
      const text = await readQrImage(file);
      if (text === undefined) setProblem('noQrCode');
      else onText(text);
    } catch {
      setProblem('imageUnreadable');
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void openImage(file);
  };
  return (
    <div className="n-stack" onPaste={onPaste}>
      {children}
      <FileDrop label={t('dropImage')} accept="image/*" onFile={(file) => void openImage(file)} />
      <QrCamera onText={onText} />
      {problem !== undefined && <FieldNote id="image-problem" error={t(problem)} />}
    </div>
  );
}
