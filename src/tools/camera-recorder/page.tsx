import { useState } from 'react';
import styles from './camera-recorder.module.css';
import { CaptureList } from './capture-list.tsx';
import { LiveView } from './live-view.tsx';
import { isRecording } from './recorder.ts';
import { initialSettings, type Settings } from './settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { Stage } from './stage.tsx';
import { useCamera } from './use-camera.ts';

/** By hand: nothing here is a function of an input. */
export default function CameraRecorder() {
  const [settings, setSettings] = useState(initialSettings);
  const control = useCamera(settings);
  const { camera, stream, devices, formats } = control;
  const change = (changes: Partial<Settings>) => setSettings((before) => ({ ...before, ...changes }));
  const isUsable = camera.is === 'live' || (camera.is === 'off' && camera.permission === 'given');
  return (
    <div className="n-stack">
      {isUsable && (
        <fieldset disabled={isRecording(camera)}>
          <SettingsForm settings={settings} onChange={change} devices={devices} formats={formats} />
        </fieldset>
      )}
      <Stage control={control} />
      {camera.is === 'live' && stream !== undefined && (
        <LiveView camera={camera} stream={stream} settings={settings} control={control} />
      )}
      {/* The part above it is only known after the browser was asked, and would push it down. */}
      <div className={camera.is === 'checking' ? styles['unseen'] : undefined}>
        <CaptureList />
      </div>
    </div>
  );
}
