import { decodeQR } from 'qr/decode.js';
import { paintPicture } from '../picture/paint-picture.ts';

/** Pixels of a module: as few as a photo of it may have. */
const MODULE = 4;
/** Milliseconds for a second and third look. */
const PATIENCE = 200;

/** The text that is decoded from an SVG of a code, as a scanner would see it on paper; undefined where none is found. */
export async function scanPicture(svg: string): Promise<string | undefined> {
  const side = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? 0) * MODULE;
  const canvas = await paintPicture(svg, Math.ceil(side), 'white');
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  try {
    return pixels && decodeQR(pixels, { timeLimit: PATIENCE });
  } catch {
    // It throws where it finds none.
    return undefined;
  }
}
