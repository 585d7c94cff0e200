import { useEffect, useRef, useState } from 'react';
import { Alert, Badge, classes, useFormatBytes, useMessages } from '#kit';
import styles from './camera-recorder.module.css';
import { addCapture } from './captures.ts';
import { LensControls } from './lens-controls.tsx';
import { LevelMeter } from './level-meter.tsx';
import { LiveActions } from './live-actions.tsx';
import type en from './locales/en.json';
import { elapsed, formatClock, isRecording, type Camera, type Recording } from './recorder.ts';
import { writeSize, type Settings } from './settings.ts';
import { takePhoto } from './take-photo.ts';
import type { CameraControl } from './use-camera.ts';
import { useCountdown } from './use-countdown.ts';

interface LiveViewProps {
  readonly camera: Camera & { is: 'live' };
  readonly stream: MediaStream;
  readonly settings: Settings;
  readonly control: CameraControl;
}

/** The picture as it comes, and what can be done with it. */
export function LiveView({ camera, stream, settings, control }: LiveViewProps) {
  const t = useMessages<typeof en.ui>();
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState('');
  const countdown = useCountdown();
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  const photograph = async () => {
    if (video.current === null) return;
    const blob = await takePhoto(video.current, settings);
    // A browser that cannot write a format writes PNG.
    addCapture({ kind: 'image', blob, madeAt: Date.now(), extension: blob.type.slice('image/'.length) });
  };
  return (
    <div className="n-stack">
      <div className={styles['stage']}>
        <video
          ref={video}
          className={classes(settings.mirror && camera.source === 'camera' && styles['mirrored'])}
          aria-label={t('preview')}
          autoPlay
          muted
          playsInline
          onResize={({ currentTarget: { videoWidth, videoHeight } }) => setSize(`${videoWidth}x${videoHeight}`)}
        />
        {countdown.left !== undefined && (
          <p className={styles['count']} role="timer" aria-live="assertive">
            {countdown.left}
          </p>
        )}
      </div>
      <LiveStatus camera={camera} stream={stream} size={size} bytes={control.size} />
      {camera.notices.map((notice) => (
        <Alert key={notice} look="warning">
          {t(`notice.${notice}`)}
        </Alert>
      ))}
      {settings.resolution !== 'auto' && size !== '' && settings.resolution !== size && (
        <Alert look="warning">
          {t('otherSize', { wanted: writeSize(settings.resolution), given: writeSize(size) })}
        </Alert>
      )}
      <OtherRate stream={stream} settings={settings} />
      {camera.recording.is === 'impossible' && <Alert look="info">{t('cannotRecord')}</Alert>}
      <LiveActions
        camera={camera}
        control={control}
        countdown={countdown}
        seconds={Number(settings.countdown)}
        onPhoto={() => void photograph()}
      />
    </div>
  );
}

/** Says that the camera films faster or slower than it was asked to. */
function OtherRate({ stream, settings: { frameRate } }: Pick<LiveViewProps, 'stream' | 'settings'>) {
  const t = useMessages<typeof en.ui>();
  const given = stream.getVideoTracks()[0]?.getSettings().frameRate;
  // Cameras count 29.97 as 30.
  if (frameRate === 'auto' || given === undefined || Math.abs(given - Number(frameRate)) < 1) return null;
  return <Alert look="warning">{t('otherRate', { wanted: frameRate, given: Math.round(given) })}</Alert>;
}

interface LiveStatusProps {
  readonly camera: Camera & { is: 'live' };
  readonly stream: MediaStream;
  readonly size: string;
  readonly bytes: number;
}

/** Size of the picture, clock of the recording, sound and lens. */
function LiveStatus({ camera, stream, size, bytes }: LiveStatusProps) {
  const track = stream.getVideoTracks()[0];
  return (
    <div className="n-line">
      <span className="n-muted">{writeSize(size)}</span>
      {isRecording(camera) && <RecordingState recording={camera.recording} bytes={bytes} />}
      {stream.getAudioTracks().length > 0 && <LevelMeter stream={stream} />}
      {track !== undefined && camera.source === 'camera' && <LensControls key={track.id} track={track} />}
    </div>
  );
}

/** Clock and size of the clip so far. */
function RecordingState({ recording, bytes }: { recording: Recording; bytes: number }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Badge look={recording.is === 'running' ? 'error' : 'warning'}>
        {t(recording.is === 'running' ? 'recording' : 'paused')}
      </Badge>
      <span className={styles['clock']}>{formatClock(elapsed(recording, now))}</span>
      <span className="n-muted">{formatBytes(bytes)}</span>
    </>
  );
}
