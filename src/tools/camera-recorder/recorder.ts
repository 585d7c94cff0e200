/* Every state that the page can show, and what leads from one to another. Pure: the devices are in use-camera.ts. */

export type Source = 'camera' | 'screen';
/** The browser's permission to use the camera. */
export type Permission = 'needed' | 'blocked' | 'given';

/** Why there is no picture although it was asked for. */
export type Trouble = 'dismissed' | 'missing' | 'busy' | 'unplugged' | 'failed';
/** The settings that are not as they were asked for although there is a picture. */
export type Notice = 'noSound' | 'otherCamera' | 'otherMode' | 'otherMicrophone' | 'soundEnded' | 'cut' | 'empty';

export type Recording =
  | { readonly is: 'impossible' }
  | { readonly is: 'idle' }
  /** `before` is what was recorded until the last pause, `since` when it went on; both in milliseconds. */
  | { readonly is: 'running'; readonly before: number; readonly since: number }
  | { readonly is: 'paused'; readonly before: number };

export type Camera =
  | { readonly is: 'checking' }
  | { readonly is: 'unsupported'; readonly why: 'insecure' | 'browser' }
  | { readonly is: 'off'; readonly permission: Permission; readonly trouble?: Trouble }
  | { readonly is: 'starting'; readonly permission: Permission; readonly source: Source }
  | {
      readonly is: 'live';
      readonly permission: Permission;
      readonly source: Source;
      readonly recording: Recording;
      readonly notices: readonly Notice[];
    };

export type CameraEvent =
  | { readonly is: 'unsupported'; readonly why: 'insecure' | 'browser' }
  | { readonly is: 'permission'; readonly permission: Permission }
  | { readonly is: 'start'; readonly source: Source }
  | { readonly is: 'granted' }
  | { readonly is: 'started'; readonly canRecord: boolean; readonly notices: readonly Notice[] }
  | { readonly is: 'refused'; readonly why: Trouble | 'blocked' }
  | { readonly is: 'record' | 'pause' | 'resume'; readonly at: number }
  | { readonly is: 'finish' }
  /** The browser ended the recording by itself. */
  | { readonly is: 'cut' }
  /** A recording ended before there was anything in it. */
  | { readonly is: 'empty' }
  /** The microphone is gone. */
  | { readonly is: 'soundEnded' }
  /** The browser would not record after all. */
  | { readonly is: 'unrecordable' }
  | { readonly is: 'stop' }
  /** The device or the shared screen is gone. */
  | { readonly is: 'ended' };

/** The state after an event; the same one if the event means nothing in it. */
export function next(camera: Camera, event: CameraEvent): Camera {
  switch (camera.is) {
    case 'checking':
      if (event.is === 'unsupported') return { is: 'unsupported', why: event.why };
      return event.is === 'permission' ? { is: 'off', permission: event.permission } : camera;
    case 'unsupported':
      return camera;
    case 'off':
      if (event.is === 'permission') return { is: 'off', permission: event.permission };
      if (event.is === 'start') return { is: 'starting', permission: camera.permission, source: event.source };
      return camera;
    case 'starting':
      return afterStarting(camera, event);
    case 'live':
      return afterLive(camera, event);
  }
}

function afterStarting(camera: Camera & { is: 'starting' }, event: CameraEvent): Camera {
  // A picture from the camera is the surest sign that it is allowed.
  const permission = camera.source === 'camera' ? 'given' : camera.permission;
  switch (event.is) {
    case 'granted':
      return { is: 'off', permission };
    case 'started': {
      const recording = { is: event.canRecord ? 'idle' : 'impossible' } as const;
      return { is: 'live', permission, source: camera.source, recording, notices: event.notices };
    }
    case 'refused':
      if (camera.source === 'screen') {
        // To close the browser's choice of screens is no trouble.
        const isTrouble = event.why !== 'dismissed' && event.why !== 'blocked';
        return { is: 'off', permission: camera.permission, ...(isTrouble && { trouble: 'failed' as const }) };
      }
      if (event.why === 'blocked') return { is: 'off', permission: 'blocked' };
      return { is: 'off', permission: camera.permission, trouble: event.why };
    case 'permission':
      return { ...camera, permission: event.permission };
    case 'stop':
      return { is: 'off', permission: camera.permission };
    default:
      return camera;
  }
}

function afterLive(camera: Camera & { is: 'live' }, event: CameraEvent): Camera {
  const { permission, source, recording } = camera;
  switch (event.is) {
    case 'start':
      return { is: 'starting', permission, source: event.source };
    case 'stop':
      return { is: 'off', permission };
    case 'ended':
      return { is: 'off', permission, ...(source === 'camera' && { trouble: 'unplugged' as const }) };
    case 'permission':
      return { ...camera, permission: event.permission };
    case 'soundEnded':
      return { ...camera, notices: [...new Set([...camera.notices, 'soundEnded' as const])] };
    case 'cut':
      if (!isRecording(camera)) return camera;
      return { ...camera, recording: { is: 'idle' }, notices: [...new Set([...camera.notices, 'cut' as const])] };
    case 'empty':
      return { ...camera, notices: [...withoutLast(camera.notices), 'empty'] };
    case 'record':
      return { ...camera, recording: nextRecording(recording, event), notices: withoutLast(camera.notices) };
    default:
      return { ...camera, recording: nextRecording(recording, event) };
  }
}

/** The notices that are not about the last recording. */
const withoutLast = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter((notice) => notice !== 'cut' && notice !== 'empty');

function nextRecording(recording: Recording, event: CameraEvent): Recording {
  switch (event.is) {
    case 'record':
      return recording.is === 'idle' ? { is: 'running', before: 0, since: event.at } : recording;
    case 'pause':
      return recording.is === 'running' ? { is: 'paused', before: elapsed(recording, event.at) } : recording;
    case 'resume':
      return recording.is === 'paused' ? { is: 'running', before: recording.before, since: event.at } : recording;
    case 'unrecordable':
      return { is: 'impossible' };
    case 'finish':
      return recording.is === 'impossible' ? recording : { is: 'idle' };
    default:
      return recording;
  }
}

export const isRecording = (camera: Camera): boolean =>
  camera.is === 'live' && (camera.recording.is === 'running' || camera.recording.is === 'paused');

/** Milliseconds recorded so far, pauses not counted. */
export function elapsed(recording: Recording, now: number): number {
  switch (recording.is) {
    case 'running':
      return recording.before + Math.max(0, now - recording.since);
    case 'paused':
      return recording.before;
    default:
      return 0;
  }
}

/**
 * The meaning of the name of a `getUserMedia` error (W3C Media Capture and Streams, 10.3.1). A refusal is a block only
 * where the browser says that it will not ask again.
 */
export function readRefusal(name: string, permission: Permission): Trouble | 'blocked' {
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return permission === 'blocked' ? 'blocked' : 'dismissed';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}

/** Minutes and seconds, as on a clock: 0:07, 61:00. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
