import { useRef, useState } from 'react';
import { addCapture } from './captures.ts';
import { recordVideo } from './record-video.ts';
import type { CameraEvent } from './recorder.ts';
import type { VideoFormat } from './video-format.ts';

export interface Clip {
  /** Bytes recorded so far. */
  readonly size: number;
  readonly record: (stream: MediaStream, format: VideoFormat) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the clip, if there is one, and keeps it. */
  readonly finish: () => void;
}

/** The clip that is being recorded. A finished one goes to the captures, also after the page was left. */
export function useClip(dispatch: (event: CameraEvent) => void): Clip {
  const [size, setSize] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  return {
    size,
    record: (stream, { mimeType, extension }) => {
      setSize(0);
      const onDone = (blob: Blob) => addCapture({ kind: 'video', blob, madeAt: Date.now(), extension });
      const onEnd = (ended: MediaRecorder) => {
        // Ended by the page, it is no longer the current one.
        if (recorder.current !== ended) return;
        recorder.current = undefined;
        dispatch({ is: 'cut' });
      };
      const onEmpty = () => dispatch({ is: 'empty' });
      try {
        recorder.current = recordVideo(stream, mimeType, { onSize: setSize, onEnd, onDone, onEmpty });
        dispatch({ is: 'record', at: performance.now() });
      } catch {
        // `isTypeSupported` is a promise that a browser need not keep.
        dispatch({ is: 'unrecordable' });
      }
    },
    pause: () => {
      recorder.current?.pause();
      dispatch({ is: 'pause', at: performance.now() });
    },
    resume: () => {
      recorder.current?.resume();
      dispatch({ is: 'resume', at: performance.now() });
    },
    finish: () => {
      if (recorder.current?.state !== 'inactive') recorder.current?.stop();
      recorder.current = undefined;
      dispatch({ is: 'finish' });
    },
  };
}
