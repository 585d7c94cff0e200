import { useEffect, useReducer, useRef, useState } from 'react';
import { nameOf, openCamera, openScreen, readPermission, stopTracks } from './browser-devices.ts';
import { isRecording, next, readRefusal, type Camera, type Source } from './recorder.ts';
import type { Settings } from './settings.ts';
import { useClip, type Clip } from './use-clip.ts';
import { useDevices, type FoundDevices } from './use-devices.ts';

export interface CameraControl
  extends
    Pick<FoundDevices, 'devices' | 'formats' | 'canShareScreen'>,
    Pick<Clip, 'size' | 'pause' | 'resume' | 'finish'> {
  readonly camera: Camera;
  /** There is one exactly while the camera is live. */
  readonly stream: MediaStream | undefined;
  /** Asks for permission only. */
  readonly grant: () => void;
  readonly start: (source: Source) => void;
  readonly stop: () => void;
  readonly record: () => void;
}

/** The camera and what is done with it. Every track is stopped when the page is left, an answer that comes late too. */
export function useCamera(settings: Settings): CameraControl {
  const [camera, dispatch] = useReducer(next, { is: 'checking' });
  const { refresh, ...found } = useDevices(dispatch);
  const { record, ...clip } = useClip(dispatch);
  const [stream, setStream] = useState<MediaStream>();
  const open = useRef<MediaStream>(undefined);
  /** Counts requests: the answer to any but the last comes too late. */
  const request = useRef(0);

  const release = () => {
    request.current++;
    clip.finish();
    stopTracks(open.current);
    open.current = undefined;
    setStream(undefined);
  };
  const leave = useRef(release);
  useEffect(() => () => leave.current(), []);

  const begin = async (source: Source, purpose: 'grant' | 'show') => {
    release();
    const mine = request.current;
    const isCurrent = () => mine === request.current;
    dispatch({ is: 'start', source });
    try {
      const opened = source === 'camera' ? await openCamera(settings, isCurrent) : await openScreen(settings);
      if (!isCurrent() || purpose === 'grant') stopTracks(opened.stream);
      if (!isCurrent()) return;
      void refresh();
      if (purpose === 'grant') return dispatch({ is: 'granted' });
      open.current = opened.stream;
      opened.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (!isCurrent()) return;
        release();
        dispatch({ is: 'ended' });
      });
      opened.stream.getAudioTracks()[0]?.addEventListener('ended', () => {
        if (isCurrent()) dispatch({ is: 'soundEnded' });
      });
      setStream(opened.stream);
      dispatch({ is: 'started', canRecord: found.formats.length > 0, notices: opened.notices });
    } catch (error) {
      const permission = await readPermission();
      if (isCurrent()) dispatch({ is: 'refused', why: readRefusal(nameOf(error), permission?.value ?? 'needed') });
    }
  };

  // Another device or size takes effect immediately, but never cuts a recording.
  const { camera: device, microphone, sound, resolution, frameRate } = settings;
  const isIdle = camera.is === 'live' && camera.source === 'camera' && !isRecording(camera);
  useEffect(() => {
    if (isIdle) void begin('camera', 'show');
    // Only a change of these settings starts the camera anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [device, microphone, sound, resolution, frameRate]);

  return {
    camera,
    stream,
    ...found,
    ...clip,
    grant: () => void begin('camera', 'grant'),
    start: (source) => void begin(source, 'show'),
    stop: () => {
      release();
      dispatch({ is: 'stop' });
    },
    record: () => {
      const format = found.formats.find(({ mimeType }) => mimeType === settings.videoFormat) ?? found.formats[0];
      if (stream !== undefined && format !== undefined) record(stream, format);
    },
  };
}
