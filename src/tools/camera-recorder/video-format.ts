/** A kind of video file that this browser can record. */
export interface VideoFormat {
  readonly label: string;
  readonly mimeType: string;
  readonly extension: 'webm' | 'mp4';
}

/** Best first: WebM is what most browsers write best, MP4 is what Safari can. */
const formats: readonly VideoFormat[] = [
  { label: 'WebM (VP9)', mimeType: 'video/webm;codecs=vp9,opus', extension: 'webm' },
  { label: 'WebM (VP8)', mimeType: 'video/webm;codecs=vp8,opus', extension: 'webm' },
  { label: 'WebM', mimeType: 'video/webm', extension: 'webm' },
  { label: 'MP4 (H.264)', mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { label: 'MP4', mimeType: 'video/mp4', extension: 'mp4' },
];

/** The formats that are supported, one for each codec: a bare container only where no codec of it is known. */
export function findVideoFormats(isSupported: (mimeType: string) => boolean): VideoFormat[] {
  const supported = formats.filter(({ mimeType }) => isSupported(mimeType));
  return supported.filter(
    (format) =>
      format.mimeType.includes('codecs') ||
      !supported.some((other) => other !== format && other.extension === format.extension),
  );
}
