// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCapture, markSaved } from './captures.ts';
import { initialSettings, type Settings } from './settings.ts';
import { useCamera } from './use-camera.ts';
import { useCaptures } from './use-captures.ts';

/* The devices of a browser, as far as the hook uses them. */

class Track extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  readonly id = Math.max(0, tracks.length).toString();
  constructor(readonly kind: 'video' | 'audio') {
    super();
    tracks.push(this);
  }
  stop() {
    this.readyState = 'ended';
  }
}
class Stream {
  readonly list: Track[];
  constructor(...kinds: ('video' | 'audio')[]) {
    this.list = kinds.map((kind) => new Track(kind));
  }
  getTracks = () => this.list;
  getVideoTracks = () => this.list.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.list.filter(({ kind }) => kind === 'audio');
  addTrack = (track: Track) => void this.list.push(track);
}
class Recorder {
  static isTypeSupported = (type: string) => type.startsWith('video/mp4');
  state: 'recording' | 'paused' | 'inactive' = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onpause?: () => void;
  onresume?: () => void;
  onstop?: () => void;
  constructor(
    readonly stream: Stream,
    readonly options: { mimeType: string },
  ) {}
  start() {
    this.state = 'recording';
    this.ondataavailable?.({ data: new Blob(['12345']) });
  }
  pause() {
    this.state = 'paused';
    this.onpause?.();
  }
  resume() {
    this.state = 'recording';
    this.onresume?.();
  }
  stop() {
    this.state = 'inactive';
    queueMicrotask(() => this.onstop?.());
  }
}

let tracks: Track[] = [];
let permission: EventTarget & { state: PermissionState };
const devices = Object.assign(new EventTarget(), {
  getUserMedia: vi.fn((wanted: MediaStreamConstraints) =>
    Promise.resolve(new Stream(wanted.video ? 'video' : 'audio')),
  ),
  getDisplayMedia: vi.fn(() => Promise.resolve(new Stream('video'))),
  enumerateDevices: vi.fn(() =>
    Promise.resolve([
      { kind: 'videoinput', deviceId: 'c1', label: 'Front' },
      { kind: 'audioinput', deviceId: 'm1', label: 'Inner' },
    ]),
  ),
});
const refuse = (name: string) => Promise.reject(new DOMException('', name));

beforeEach(() => {
  tracks = [];
  permission = Object.assign(new EventTarget(), { state: 'prompt' as const });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve(permission) },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  const { result } = renderHook(useCaptures);
  act(() => result.current.forEach(({ id }) => deleteCapture(id)));
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  devices.getUserMedia.mockReset();
  devices.getUserMedia.mockImplementation((wanted) => Promise.resolve(new Stream(wanted.video ? 'video' : 'audio')));
});

async function mount(settings: Settings = initialSettings) {
  const hook = renderHook((now: Settings) => useCamera(now), { initialProps: settings });
  await waitFor(() => expect(hook.result.current.camera.is).not.toBe('checking'));
  return hook;
}
async function show(settings?: Settings) {
  const hook = await mount(settings);
  act(() => hook.result.current.start('camera'));
  await waitFor(() => expect(hook.result.current.camera.is).toBe('live'));
  return hook;
}

describe('what is there', () => {
  test('plain http', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect((await mount()).result.current.camera).toEqual({ is: 'unsupported', why: 'insecure' });
  });

  test('a browser without cameras', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    expect((await mount()).result.current.camera).toEqual({ is: 'unsupported', why: 'browser' });
  });

  test('devices appear and disappear', async () => {
    const { result } = await mount();
    await waitFor(() => expect(result.current.devices.cameras).toHaveLength(1));
    devices.enumerateDevices.mockResolvedValueOnce([]);
    act(() => void devices.dispatchEvent(new Event('devicechange')));
    await waitFor(() => expect(result.current.devices.cameras).toHaveLength(0));
  });

  test('a permission changed in the browser', async () => {
    const { result } = await mount();
    expect(result.current.camera).toEqual({ is: 'off', permission: 'needed' });
    permission.state = 'denied';
    act(() => void permission.dispatchEvent(new Event('change')));
    expect(result.current.camera).toEqual({ is: 'off', permission: 'blocked' });
  });

  test('without MediaRecorder there is still a picture', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    const { result } = await show();
    expect(result.current.camera).toMatchObject({ is: 'live', recording: { is: 'impossible' } });
  });
});

describe('asking', () => {
  test('granting stops the camera again', async () => {
    const { result } = await mount();
    act(() => result.current.grant());
    await waitFor(() => expect(result.current.camera).toEqual({ is: 'off', permission: 'given' }));
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  test.each([
    ['NotAllowedError', 'prompt', { permission: 'needed', trouble: 'dismissed' }],
    ['NotAllowedError', 'denied', { permission: 'blocked' }],
    ['NotFoundError', 'granted', { permission: 'given', trouble: 'missing' }],
    ['NotReadableError', 'granted', { permission: 'given', trouble: 'busy' }],
  ] as const)('%s while the permission is %s', async (name, state, after) => {
    permission.state = state;
    devices.getUserMedia.mockImplementation(() => refuse(name));
    const { result } = await mount();
    act(() => result.current.start('camera'));
    await waitFor(() => expect(result.current.camera).toEqual({ is: 'off', ...after }));
  });

  test('a refused microphone does not take the camera away', async () => {
    devices.getUserMedia.mockImplementation((wanted) =>
      wanted.video ? Promise.resolve(new Stream('video')) : refuse('NotAllowedError'),
    );
    const { result } = await show();
    expect(result.current.camera).toMatchObject({ is: 'live', notices: ['noSound'] });
    expect(result.current.stream?.getAudioTracks()).toHaveLength(0);
  });

  test('a camera that is not there any more is replaced, and said', async () => {
    devices.getUserMedia.mockImplementationOnce(() => refuse('OverconstrainedError'));
    const { result } = await show({ ...initialSettings, camera: 'gone' });
    expect(result.current.camera).toMatchObject({ is: 'live', notices: ['otherCamera'] });
    expect(devices.getUserMedia).toHaveBeenNthCalledWith(1, { video: { deviceId: { exact: 'gone' } } });
    expect(devices.getUserMedia).toHaveBeenNthCalledWith(2, { video: true });
  });
});

describe('what is not as it was asked for', () => {
  test('a mode that no camera has', async () => {
    devices.getUserMedia.mockImplementationOnce(() => refuse('OverconstrainedError'));
    const { result } = await show({ ...initialSettings, resolution: '3840x2160' });
    expect(result.current.camera).toMatchObject({ is: 'live', notices: ['otherMode'] });
  });

  test('a microphone that is not there any more is replaced', async () => {
    devices.getUserMedia.mockImplementation((wanted) =>
      typeof wanted.audio === 'object'
        ? refuse('OverconstrainedError')
        : Promise.resolve(new Stream(wanted.video ? 'video' : 'audio')),
    );
    const { result } = await show({ ...initialSettings, microphone: 'gone' });
    expect(result.current.camera).toMatchObject({ is: 'live', notices: ['otherMicrophone'] });
    expect(result.current.stream?.getAudioTracks()).toHaveLength(1);
  });

  test('a microphone that is unplugged', async () => {
    const { result } = await show();
    act(() => void tracks[1]?.dispatchEvent(new Event('ended')));
    expect(result.current.camera).toMatchObject({ is: 'live', notices: ['soundEnded'] });
    expect(tracks[0]?.readyState).toBe('live');
  });

  test('a recording that the browser ends is kept, and another one can begin', async () => {
    const made: Recorder[] = [];
    class Kept extends Recorder {
      constructor(...given: ConstructorParameters<typeof Recorder>) {
        super(...given);
        made.push(this);
      }
    }
    vi.stubGlobal('MediaRecorder', Kept);
    const { result } = await show();
    const captures = renderHook(useCaptures);
    act(() => result.current.record());
    act(() => made[0]?.stop());
    await waitFor(() => expect(captures.result.current).toHaveLength(1));
    expect(result.current.camera).toMatchObject({ is: 'live', recording: { is: 'idle' }, notices: ['cut'] });
    act(() => result.current.record());
    expect(result.current.camera).toMatchObject({ recording: { is: 'running' }, notices: [] });
  });
});

describe('leaving', () => {
  test('stops every track', async () => {
    const { unmount } = await show();
    unmount();
    expect(tracks).toHaveLength(2);
    expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  });

  test('a stream that arrives after leaving is stopped immediately', async () => {
    let answer: (stream: Stream) => void = () => undefined;
    devices.getUserMedia.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { result, unmount } = await mount();
    act(() => result.current.start('camera'));
    unmount();
    answer(new Stream('video'));
    await waitFor(() => expect(tracks[0]?.readyState).toBe('ended'));
    expect(devices.getUserMedia).toHaveBeenCalledTimes(1);
  });

  test('so is one that was cancelled while the browser asked', async () => {
    let answer: (stream: Stream) => void = () => undefined;
    devices.getUserMedia.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { result } = await mount();
    act(() => result.current.start('camera'));
    act(() => result.current.stop());
    answer(new Stream('video'));
    await waitFor(() => expect(tracks[0]?.readyState).toBe('ended'));
    expect(result.current.camera).toEqual({ is: 'off', permission: 'needed' });
  });

  test('another camera stops the one before', async () => {
    const { result, rerender } = await show();
    rerender({ ...initialSettings, camera: 'c1' });
    await waitFor(() => expect(tracks).toHaveLength(4));
    await waitFor(() => expect(result.current.camera.is).toBe('live'));
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'live', 'live']);
  });
});

describe('recording', () => {
  test('a clip has the chosen MIME type', async () => {
    const { result } = await show();
    const captures = renderHook(useCaptures);
    act(() => result.current.record());
    expect(result.current).toMatchObject({ camera: { recording: { is: 'running' } }, size: 5 });
    act(() => result.current.pause());
    expect(result.current.camera).toMatchObject({ recording: { is: 'paused' } });
    act(() => result.current.resume());
    act(() => result.current.finish());
    await waitFor(() => expect(captures.result.current).toHaveLength(1));
    expect(captures.result.current[0]).toMatchObject({ kind: 'video', extension: 'mp4' });
    expect(captures.result.current[0]?.blob.type).toBe(result.current.formats[0]?.mimeType.toLowerCase());
    expect(result.current.camera).toMatchObject({ is: 'live', recording: { is: 'idle' } });
  });

  test('a clip without anything in it is said', async () => {
    const { result } = await show();
    const captures = renderHook(useCaptures);
    vi.spyOn(Recorder.prototype, 'start').mockImplementationOnce(function (this: Recorder) {
      this.state = 'recording';
    });
    act(() => result.current.record());
    act(() => result.current.finish());
    await waitFor(() => expect(result.current.camera).toMatchObject({ is: 'live', notices: ['empty'] }));
    expect(captures.result.current).toEqual([]);
  });

  test('a camera that is unplugged leaves the clip so far', async () => {
    const { result } = await show();
    const captures = renderHook(useCaptures);
    act(() => result.current.record());
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    await waitFor(() => expect(captures.result.current).toHaveLength(1));
    expect(result.current.camera).toEqual({ is: 'off', permission: 'given', trouble: 'unplugged' });
    expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  });

  test('leaving the page keeps the clip too', async () => {
    const { result, unmount } = await show();
    act(() => result.current.record());
    unmount();
    const captures = renderHook(useCaptures);
    await waitFor(() => expect(captures.result.current).toHaveLength(1));
  });

  test('the browser warns while something is not saved', async () => {
    const warns = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { result } = await show();
    const captures = renderHook(useCaptures);
    expect(warns()).toBe(false);
    act(() => result.current.record());
    act(() => result.current.finish());
    await waitFor(() => expect(captures.result.current).toHaveLength(1));
    expect(warns()).toBe(true);
    act(() => markSaved(captures.result.current[0]!.id));
    expect(warns()).toBe(false);
  });

  test('a change of camera waits while a clip is recorded', async () => {
    const { result, rerender } = await show();
    act(() => result.current.record());
    rerender({ ...initialSettings, resolution: '640x480' });
    expect(tracks).toHaveLength(2);
    expect(result.current.camera).toMatchObject({ is: 'live', recording: { is: 'running' } });
  });
});
