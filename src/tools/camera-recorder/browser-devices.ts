import type { CameraEvent, Notice, Permission } from './recorder.ts';
import { audioConstraints, videoConstraints, type Settings } from './settings.ts';

/* The page's requests to the browser; nothing here remembers anything. */

export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
}

export const stopTracks = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => track.stop());
/** Refusals are told apart by their name; not all browsers make them an `Error`. */
export const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** `mediaDevices` is missing on plain http as well as in old browsers. */
export function findSupport(): 'supported' | 'insecure' | 'browser' {
  if (!isSecureContext) return 'insecure';
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getUserMedia === 'function' ? 'supported' : 'browser';
}

/** Phones cannot share a screen, and a site's policy may refuse it. */
export function isScreenShareAllowed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return 'getDisplayMedia' in navigator.mediaDevices && featurePolicy?.allowsFeature('display-capture') !== false;
}

export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return {
    cameras: all.filter(({ kind }) => kind === 'videoinput'),
    microphones: all.filter(({ kind }) => kind === 'audioinput'),
  };
}

const permissions = { granted: 'given', prompt: 'needed', denied: 'blocked' } as const;

/** Undefined where the browser does not tell (Firefox before 132). */
export async function readPermission(): Promise<{ status: PermissionStatus; value: Permission } | undefined> {
  try {
    const status = await navigator.permissions.query({ name: 'camera' });
    return { status, value: permissions[status.state] };
  } catch {
    return undefined;
  }
}

export async function watchPermission(dispatch: (event: CameraEvent) => void, signal: AbortSignal): Promise<void> {
  const found = await readPermission();
  if (signal.aborted) return;
  dispatch({ is: 'permission', permission: found?.value ?? 'needed' });
  found?.status.addEventListener(
    'change',
    () => dispatch({ is: 'permission', permission: permissions[found.status.state] }),
    { signal },
  );
}

export interface Opened {
  readonly stream: MediaStream;
  readonly notices: readonly Notice[];
}

/** The picture first, the sound if it can be had: a refused microphone does not take the camera away. */
export async function openCamera(settings: Settings, isCurrent: () => boolean): Promise<Opened> {
  const notices: Notice[] = [];
  const { mediaDevices } = navigator;
  const stream = await mediaDevices
    .getUserMedia({ video: videoConstraints(settings, 'camera') })
    .catch((error: unknown) => {
      if (nameOf(error) !== 'OverconstrainedError') throw error;
      notices.push(settings.camera === '' ? 'otherMode' : 'otherCamera');
      return mediaDevices.getUserMedia({ video: true });
    });
  if (!isCurrent() || !settings.sound) return { stream, notices };
  try {
    if ((await listDevices()).microphones.length === 0) return { stream, notices };
    const sound = await mediaDevices.getUserMedia({ audio: audioConstraints(settings) }).catch((error: unknown) => {
      if (nameOf(error) !== 'OverconstrainedError') throw error;
      notices.push('otherMicrophone');
      return mediaDevices.getUserMedia({ audio: true });
    });
    sound.getAudioTracks().forEach((track) => stream.addTrack(track));
  } catch {
    return { stream, notices: [...notices.filter((notice) => notice !== 'otherMicrophone'), 'noSound'] };
  }
  return { stream, notices };
}

export async function openScreen(settings: Settings): Promise<Opened> {
  const stream = await navigator.mediaDevices.getDisplayMedia({
    video: videoConstraints(settings, 'screen'),
    audio: settings.sound,
  });
  return { stream, notices: [] };
}
