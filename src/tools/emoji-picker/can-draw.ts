/** CSS pixels of the emoji that is tried. */
const SIZE = 20;
/** A sequence that falls apart is about twice as wide as one picture. */
const TOO_WIDE = 1.5;

/** Of the first version: every color font has it. */
const KNOWN = '😀';

let canvas: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, boolean>();

/** Null without a color font too: nothing can be told then, and the page leaves it to the system. */
function prepare(): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas');
  element.width = SIZE * 2;
  element.height = SIZE * 2;
  const context = element.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'top';
  return isOnePicture(context, KNOWN) ? context : null;
}

/** The pixels of an emoji drawn in a color. */
function draw(context: CanvasRenderingContext2D, emoji: string, color: string): Uint8ClampedArray {
  context.clearRect(0, 0, SIZE * 2, SIZE * 2);
  context.fillStyle = color;
  context.fillText(emoji, 0, 4);
  return context.getImageData(0, 0, SIZE * 2, SIZE * 2).data;
}

/**
 * Whether the system's fonts have a picture for an emoji: a picture ignores the color that it is drawn in, and that of a
 * sequence is no wider than others.
 */
export function canDraw(emoji: string): boolean {
  const before = known.get(emoji);
  if (before !== undefined) return before;
  if (canvas === undefined) canvas = prepare();
  const can = canvas === null || isOnePicture(canvas, emoji);
  known.set(emoji, can);
  return can;
}

function isOnePicture(context: CanvasRenderingContext2D, emoji: string): boolean {
  if (context.measureText(emoji).width > context.measureText(KNOWN).width * TOO_WIDE) return false;
  const red = draw(context, emoji, '#f00');
  const blue = draw(context, emoji, '#00f');
  return red.some((value) => value > 0) && red.every((value, index) => value === blue[index]);
}
