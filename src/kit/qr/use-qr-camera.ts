import { useEffect, useRef, useState, type RefObject } from 'react';

/** Why there is no picture; keys of its words. */
export type CameraProblem = 'cameraNeedsHttps' | 'cameraRefused' | 'cameraMissing' | 'cameraFailed';

/** Milliseconds between two looks at the picture. */
const PAUSE = 150;

const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/** The meaning of the name of a browser's error. */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'cameraRefused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'cameraMissing' : 'cameraFailed';
}

interface QrCamera {
  /** Where its picture is shown while it is on. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOn: boolean;
  readonly problem: CameraProblem | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Looks for a QR code through the camera until one is found. Every track is stopped then, by `stop`, and when the page is left,
 * also those of a camera that is allowed too late.
 */
export function useQrCamera(onText: (text: string) => void): QrCamera {
  const video = useRef<HTMLVideoElement>(null);
  const open = useRef<MediaStream>(undefined);
  /** Counts requests: the answer to any but the last comes too late. */
  const request = useRef(0);
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<CameraProblem>();

  const release = () => {
    request.current++;
    stop(open.current);
    open.current = undefined;
    setStream(undefined);
  };
  const leave = useRef(release);
  useEffect(() => () => leave.current(), []);

  const start = async () => {
    release();
    setProblem(undefined);
    const mine = request.current;
    const devices = (navigator as Partial<Navigator>).mediaDevices;
    if (devices === undefined) return setProblem('cameraNeedsHttps');
    try {
      const opened = await devices.getUserMedia({ video: { facingMode: 'environment' } });
      if (mine !== request.current) return stop(opened);
      open.current = opened;
      // A camera may be unplugged.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (mine !== request.current) return;
        release();
        setProblem('cameraFailed');
      });
      setStream(opened);
    } catch (error) {
      if (mine === request.current) setProblem(problemOf(error));
    }
  };

  const found = useRef(onText);
  useEffect(() => void (found.current = onText));
  useEffect(() => {
    const picture = video.current;
    if (stream === undefined || picture === null) return;
    picture.srcObject = stream;
    // Refused only where it is taken away again.
    void picture.play().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    void import('./read-qr-image.ts').then(({ readQrFrame }) => {
      const look = () => {
        if (isOver) return;
        const text = readQrFrame(picture);
        if (text === undefined || text === '') return void (timer = setTimeout(look, PAUSE));
        leave.current();
        found.current(text);
      };
      look();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stream]);

  return { video, isOn: stream !== undefined, problem, start: () => void start(), stop: release };
}
