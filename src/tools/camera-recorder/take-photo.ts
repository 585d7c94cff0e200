import type { Settings } from './settings.ts';

async function draw(
  source: CanvasImageSource,
  width: number,
  height: number,
  type: string,
  quality?: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // eslint-disable-next-line no-restricted-syntax -- Every browser writes the size of a camera's picture.
  if (blob === null) throw new Error(`The browser could not write an image of ${width} × ${height}.`);
  return blob;
}

/** The picture that the video shows now, as large as the camera gives it. */
export const takePhoto = (video: HTMLVideoElement, { photoFormat, photoQuality }: Settings): Promise<Blob> =>
  draw(video, video.videoWidth, video.videoHeight, `image/${photoFormat}`, photoQuality / 100);

/** As PNG, the one kind of image that every clipboard takes. */
export async function convertToPng(image: Blob): Promise<Blob> {
  if (image.type === 'image/png') return image;
  const bitmap = await createImageBitmap(image);
  return draw(bitmap, bitmap.width, bitmap.height, 'image/png');
}
