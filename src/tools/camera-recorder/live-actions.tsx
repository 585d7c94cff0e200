import { Button, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import { isRecording, type Camera } from './recorder.ts';
import type { CameraControl } from './use-camera.ts';
import type { Countdown } from './use-countdown.ts';

interface LiveActionsProps {
  readonly camera: Camera & { is: 'live' };
  readonly control: CameraControl;
  readonly countdown: Countdown;
  /** Of the countdown before a photo or a recording. */
  readonly seconds: number;
  readonly onPhoto: () => void;
}

/** Photo, recording, and the way out. */
export function LiveActions({ camera, control, countdown, seconds, onPhoto }: LiveActionsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { recording, source } = camera;
  const isCounting = countdown.left !== undefined;
  return (
    <div className="n-line">
      <Button look="primary" disabled={isCounting} onClick={() => countdown.begin(seconds, onPhoto)}>
        {t('takePhoto')}
      </Button>
      {recording.is === 'idle' && (
        <Button disabled={isCounting} onClick={() => countdown.begin(seconds, control.record)}>
          {t('record')}
        </Button>
      )}
      {recording.is === 'running' && <Button onClick={control.pause}>{t('pause')}</Button>}
      {recording.is === 'paused' && <Button onClick={control.resume}>{t('resume')}</Button>}
      {isRecording(camera) && (
        <Button look="danger" icon="player-stop" onClick={control.finish}>
          {t('finish')}
        </Button>
      )}
      {isCounting && (
        <Button icon="x" onClick={countdown.cancel}>
          {common('cancel')}
        </Button>
      )}
      <Button look="text" icon="x" onClick={control.stop}>
        {t(source === 'camera' ? 'stopCamera' : 'stopScreen')}
      </Button>
    </div>
  );
}
