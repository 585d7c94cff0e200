import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elapsed, formatClock, next, readRefusal, type Camera, type CameraEvent } from './recorder.ts';
import { audioConstraints, fileName, initialSettings, videoConstraints, writeSize } from './settings.ts';
import { findVideoFormats } from './video-format.ts';

const checking: Camera = { is: 'checking' };
const needed: Camera = { is: 'off', permission: 'needed' };
const ready: Camera = { is: 'off', permission: 'given' };
const starting: Camera = { is: 'starting', permission: 'needed', source: 'camera' };
const sharing: Camera = { is: 'starting', permission: 'blocked', source: 'screen' };
const live: Camera = { is: 'live', permission: 'given', source: 'camera', recording: { is: 'idle' }, notices: [] };
const running: Camera = { ...live, recording: { is: 'running', before: 0, since: 1000 } };
const paused: Camera = { ...live, recording: { is: 'paused', before: 500 } };
const mute: Camera = { ...live, recording: { is: 'impossible' } };

const started: CameraEvent = { is: 'started', canRecord: true, notices: [] };

describe('states', () => {
  test.each<[Camera, CameraEvent, Camera]>([
    [checking, { is: 'unsupported', why: 'insecure' }, { is: 'unsupported', why: 'insecure' }],
    [checking, { is: 'permission', permission: 'needed' }, needed],
    [checking, { is: 'permission', permission: 'blocked' }, { is: 'off', permission: 'blocked' }],
    [needed, { is: 'permission', permission: 'given' }, ready],
    [needed, { is: 'start', source: 'camera' }, starting],
    [starting, { is: 'granted' }, ready],
    [starting, started, live],
    [starting, { is: 'started', canRecord: false, notices: ['noSound'] }, { ...mute, notices: ['noSound'] }],
    [starting, { is: 'stop' }, needed],
    [starting, { is: 'refused', why: 'blocked' }, { is: 'off', permission: 'blocked' }],
    [starting, { is: 'refused', why: 'dismissed' }, { is: 'off', permission: 'needed', trouble: 'dismissed' }],
    [starting, { is: 'refused', why: 'busy' }, { is: 'off', permission: 'needed', trouble: 'busy' }],
    // To close the choice of screens is no trouble, and says nothing about the camera.
    [sharing, { is: 'refused', why: 'dismissed' }, { is: 'off', permission: 'blocked' }],
    [sharing, { is: 'refused', why: 'busy' }, { is: 'off', permission: 'blocked', trouble: 'failed' }],
    [sharing, started, { ...live, permission: 'blocked', source: 'screen' }],
    [live, { is: 'record', at: 1000 }, running],
    [running, { is: 'pause', at: 1500 }, paused],
    [paused, { is: 'resume', at: 9000 }, { ...live, recording: { is: 'running', before: 500, since: 9000 } }],
    [running, { is: 'finish' }, live],
    [paused, { is: 'finish' }, live],
    [live, { is: 'start', source: 'camera' }, { ...starting, permission: 'given' }],
    [live, { is: 'stop' }, ready],
    [live, { is: 'empty' }, { ...live, notices: ['empty'] }],
    // It replaces the sentence that what was recorded is kept, and a new recording takes it away.
    [{ ...live, notices: ['noSound', 'cut'] }, { is: 'empty' }, { ...live, notices: ['noSound', 'empty'] }],
    [{ ...live, notices: ['empty'] }, { is: 'record', at: 1000 }, running],
    [live, { is: 'unrecordable' }, mute],
    [running, { is: 'ended' }, { is: 'off', permission: 'given', trouble: 'unplugged' }],
    [{ ...running, source: 'screen' }, { is: 'ended' }, ready],
    [live, { is: 'permission', permission: 'needed' }, { ...live, permission: 'needed' }],
  ])('%j, then %j', (camera, event, after) => {
    expect(next(camera, event)).toEqual(after);
  });

  test.each<[Camera, CameraEvent]>([
    [
      { is: 'unsupported', why: 'browser' },
      { is: 'start', source: 'camera' },
    ],
    [checking, { is: 'start', source: 'camera' }],
    [ready, started],
    [ready, { is: 'ended' }],
    [live, { is: 'pause', at: 1 }],
    [live, { is: 'resume', at: 1 }],
    [running, { is: 'record', at: 2000 }],
    [running, { is: 'resume', at: 2000 }],
    [paused, { is: 'pause', at: 2000 }],
    [mute, { is: 'record', at: 1 }],
    [mute, { is: 'finish' }],
  ])('%j does not mind %j', (camera, event) => {
    expect(next(camera, event)).toEqual(camera);
  });
});

describe('clock', () => {
  test('pauses do not count', () => {
    const steps = fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { maxLength: 10 });
    fc.assert(
      fc.property(steps, (turns) => {
        let now = 0;
        let camera = next(live, { is: 'record', at: now });
        for (const [work, rest] of turns) {
          camera = next(camera, { is: 'pause', at: (now += work) });
          camera = next(camera, { is: 'resume', at: (now += rest) });
        }
        const recorded = turns.reduce((sum, [work]) => sum + work, 0);
        expect(camera.is === 'live' && elapsed(camera.recording, now + 7)).toBe(recorded + 7);
      }),
    );
  });

  test('a clock that goes back shows no negative time', () => {
    expect(elapsed({ is: 'running', before: 0, since: 100 }, 50)).toBe(0);
    expect(elapsed({ is: 'idle' }, 50)).toBe(0);
  });

  test('is shown as on a clock', () => {
    expect([0, 999, 7000, 60_000, 3_661_000].map(formatClock)).toEqual(['0:00', '0:00', '0:07', '1:00', '61:01']);
    expect(writeSize('1920x1080')).toBe('1920 × 1080');
  });
});

describe('refusals (Media Capture and Streams, 10.3.1)', () => {
  test.each([
    ['NotAllowedError', 'needed', 'dismissed'],
    ['NotAllowedError', 'blocked', 'blocked'],
    ['NotFoundError', 'needed', 'missing'],
    ['OverconstrainedError', 'given', 'missing'],
    ['NotReadableError', 'given', 'busy'],
    ['AbortError', 'given', 'busy'],
    ['SecurityError', 'blocked', 'blocked'],
    ['TypeError', 'given', 'failed'],
    ['', 'given', 'failed'],
  ] as const)('%s while permission is %s: %s', (name, permission, why) => {
    expect(readRefusal(name, permission)).toBe(why);
  });
});

describe('settings', () => {
  test('sizes are wishes, devices are not', () => {
    expect(videoConstraints(initialSettings, 'camera')).toEqual({});
    const chosen = { ...initialSettings, camera: 'c1', resolution: '1280x720', frameRate: '30' } as const;
    const size = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
    expect(videoConstraints(chosen, 'camera')).toEqual({ deviceId: { exact: 'c1' }, ...size });
    expect(videoConstraints(chosen, 'screen')).toEqual(size);
    expect(audioConstraints(initialSettings)).toBe(true);
    expect(audioConstraints({ ...initialSettings, microphone: 'm1' })).toEqual({ deviceId: { exact: 'm1' } });
  });

  test('file names', () => {
    expect(fileName('image', 1700000000000, 'png')).toBe('image-1700000000000.png');
    expect(fileName('video', 1700000000000, 'webm')).toBe('video-1700000000000.webm');
  });
});

describe('video formats', () => {
  const labels = (supported: readonly string[]) =>
    findVideoFormats((type) => supported.some((one) => type.startsWith(one))).map(({ label }) => label);

  test('WebM first, a bare container only without its codecs, MP4 for Safari', () => {
    expect(labels(['video/'])).toEqual(['WebM (VP9)', 'WebM (VP8)', 'MP4 (H.264)']);
    expect(labels(['video/mp4'])).toEqual(['MP4 (H.264)']);
    expect(findVideoFormats((type) => type === 'video/webm').map(({ mimeType }) => mimeType)).toEqual(['video/webm']);
    expect(labels([])).toEqual([]);
  });
});
