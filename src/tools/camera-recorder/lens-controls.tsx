import { useState } from 'react';
import { Switch, useMessages } from '#kit';
import styles from './camera-recorder.module.css';
import type en from './locales/en.json';

/* W3C MediaStream Image Capture, 4 and 5: not yet in TypeScript's library. */
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean;
    zoom?: DoubleRange & { step?: number };
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
    zoom?: number;
  }
}

/** Light and zoom, where the camera has them. */
export function LensControls({ track }: { track: MediaStreamTrack }) {
  const t = useMessages<typeof en.ui>();
  // Firefox before 132 does not tell.
  const { torch, zoom }: MediaTrackCapabilities = 'getCapabilities' in track ? track.getCapabilities() : {};
  const [isLit, setLit] = useState(false);
  const [magnification, setMagnification] = useState(track.getSettings().zoom ?? zoom?.min ?? 1);
  const apply = (constraint: MediaTrackConstraintSet) =>
    // A camera that changes its mind keeps what it had.
    void track.applyConstraints({ advanced: [constraint] }).catch(() => undefined);
  return (
    <>
      {torch === true && (
        <Switch
          label={t('torch')}
          value={isLit}
          onChange={(isOn) => {
            setLit(isOn);
            apply({ torch: isOn });
          }}
        />
      )}
      {zoom?.max !== undefined && zoom.max > (zoom.min ?? 1) && (
        <label className={styles['slider']}>
          {t('zoom')}
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step ?? 0.1}
            value={magnification}
            onChange={(event) => {
              setMagnification(event.target.valueAsNumber);
              apply({ zoom: event.target.valueAsNumber });
            }}
          />
        </label>
      )}
    </>
  );
}
