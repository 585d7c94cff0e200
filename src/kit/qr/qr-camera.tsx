import { useMessages } from '../context/tool-context.ts';
import { Button } from '../parts/button.tsx';
import { FieldNote } from '../parts/field.tsx';
import styles from './qr.module.css';
import { useQrCamera } from './use-qr-camera.ts';

/** A button that opens the camera, and its picture until a QR code is found in it. */
export function QrCamera({ onText }: { onText: (text: string) => void }) {
  const t = useMessages<Record<string, string>>();
  const { video, isOn, problem, start, stop } = useQrCamera(onText);
  if (!isOn) {
    return (
      <div>
        <Button onClick={start}>{t('useCamera')}</Button>
        {problem !== undefined && <FieldNote id="camera-problem" error={t(problem)} />}
      </div>
    );
  }
  return (
    <div className="n-stack">
      <p role="status">{t('scanHint')}</p>
      <video ref={video} className={styles['camera']} muted playsInline aria-label={t('cameraView')} />
      <div>
        <Button icon="player-stop" onClick={stop}>
          {t('stopCamera')}
        </Button>
      </div>
    </div>
  );
}
