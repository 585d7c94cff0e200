import { useEffect, useState } from 'react';
import { findSupport, isScreenShareAllowed, listDevices, watchPermission, type Devices } from './browser-devices.ts';
import type { CameraEvent } from './recorder.ts';
import { findVideoFormats, type VideoFormat } from './video-format.ts';

export interface FoundDevices {
  readonly devices: Devices;
  readonly formats: readonly VideoFormat[];
  readonly canShareScreen: boolean;
  /** Asks again: names of devices are known only after permission. */
  readonly refresh: () => Promise<void>;
}

/**
 * The devices and abilities of this browser and machine; tells `dispatch` about support and permission, now and when it
 * changes.
 */
export function useDevices(dispatch: (event: CameraEvent) => void): FoundDevices {
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] });
  const [formats, setFormats] = useState<readonly VideoFormat[]>([]);
  const [canShareScreen, setCanShareScreen] = useState(false);
  const refresh = async () => setDevices(await listDevices());
  useEffect(() => {
    const support = findSupport();
    if (support !== 'supported') {
      dispatch({ is: 'unsupported', why: support });
      return;
    }
    const watching = new AbortController();
    const { signal } = watching;
    const canRecord = typeof MediaRecorder !== 'undefined';
    setFormats(canRecord ? findVideoFormats((type) => MediaRecorder.isTypeSupported(type)) : []);
    setCanShareScreen(isScreenShareAllowed());
    const list = async () => setDevices(await listDevices());
    // The form is shown with the permission, and would grow with what is found later.
    void list().finally(() => {
      if (!signal.aborted) void watchPermission(dispatch, signal);
    });
    navigator.mediaDevices.addEventListener('devicechange', () => void list(), { signal });
    return () => watching.abort();
  }, [dispatch]);
  return { devices, formats, canShareScreen, refresh };
}
