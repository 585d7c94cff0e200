/** How often the browser hands over what it recorded. */
const PIECE = 1000;
/** Above this many bytes the duration is not written in: that needs the whole file in memory, twice. */
const FIXABLE = 512 * 1024 * 1024;

interface Listeners {
  readonly onSize: (bytes: number) => void;
  /** It records no more, whoever ended it. */
  readonly onEnd: (recorder: MediaRecorder) => void;
  /** `blob` has exactly the asked MIME type. Called too when the stream ends by itself. */
  readonly onDone: (blob: Blob) => void;
  /** It ended before there was anything in it. */
  readonly onEmpty: () => void;
}

/** Starts to record a stream. Throws what the constructor of `MediaRecorder` throws. */
export function recordVideo(
  stream: MediaStream,
  mimeType: string,
  { onSize, onEnd, onDone, onEmpty }: Listeners,
): MediaRecorder {
  const recorder = new MediaRecorder(stream, { mimeType });
  const pieces: Blob[] = [];
  let size = 0;
  let duration = 0;
  let since: number | undefined = performance.now();
  const halt = () => {
    if (since !== undefined) duration += performance.now() - since;
    since = undefined;
  };
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    pieces.push(data);
    size += data.size;
    onSize(size);
  };
  recorder.onpause = halt;
  recorder.onresume = () => (since = performance.now());
  recorder.onstop = () => {
    halt();
    onEnd(recorder);
    const blob = new Blob(pieces, { type: mimeType });
    if (blob.size === 0) onEmpty();
    else void writeDuration(blob, duration).then(onDone);
  };
  recorder.start(PIECE);
  return recorder;
}

/** Chromium's WebM does not say how long it is, and players then cannot wind in it. */
async function writeDuration(blob: Blob, milliseconds: number): Promise<Blob> {
  if (!blob.type.startsWith('video/webm') || blob.size > FIXABLE) return blob;
  try {
    const { webmFixDuration } = await import('webm-fix-duration');
    return await webmFixDuration(blob, milliseconds, blob.type);
  } catch {
    // The clip plays without it.
    return blob;
  }
}
