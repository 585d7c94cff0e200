/** The file types a picture is painted as. */
export type PictureType = 'png' | 'jpeg' | 'webp';

/** An address for an SVG, with which nothing of the page is in reach of it. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An SVG painted so many pixels wide, on white paper or none. Throws where the browser cannot. */
export async function paintPicture(svg: string, width: number, paper?: 'white'): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('no canvas');
  if (paper !== undefined) {
    drawing.fillStyle = paper;
    drawing.fillRect(0, 0, width, height);
  }
  drawing.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The file of an SVG painted so wide. Throws where the browser cannot. */
export async function paintFile(svg: string, width: number, type: PictureType): Promise<Blob> {
  // JPEG has no transparency: clear pixels would be black.
  const canvas = await paintPicture(svg, width, type === 'jpeg' ? 'white' : undefined);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${type}`));
  // A browser that cannot write a type writes PNG.
  if (blob?.type !== `image/${type}`) throw new Error(`no ${type}`);
  return blob;
}
