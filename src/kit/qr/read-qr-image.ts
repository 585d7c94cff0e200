import { decodeQR } from 'qr/decode.js';

/** Pixels of the longer side in which a code is looked for: enough for a photo of one, and quick. */
const LONGEST = 1200;
/** The same of a frame of a camera, many of which are looked at while somebody waits. */
const LONGEST_OF_FRAME = 640;
/** Milliseconds for a second and third look. */
const PATIENCE = 100;

/** The text of the QR code in a picture; undefined where none is found. Throws if the file is no picture. */
export async function readQrImage(image: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(image);
  const text = findQr(bitmap, { width: bitmap.width, height: bitmap.height, longest: LONGEST });
  bitmap.close();
  return text;
}

/** The text of the QR code that the camera sees now, if there is one. */
export function readQrFrame(video: HTMLVideoElement): string | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  return width === 0 ? undefined : findQr(video, { width, height, longest: LONGEST_OF_FRAME });
}

function findQr(
  source: CanvasImageSource,
  { width: fullWidth, height: fullHeight, longest }: { width: number; height: number; longest: number },
): string | undefined {
  const scale = Math.min(1, longest / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (drawing === null) return undefined;
  // Transparent pixels are white, as where pictures are shown.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(source, 0, 0, width, height);
  try {
    return decodeQR(drawing.getImageData(0, 0, width, height), { timeLimit: PATIENCE });
  } catch {
    // It throws where it finds none.
    return undefined;
  }
}
