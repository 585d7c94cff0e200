/** Pixels of an emoji at the size that is looked at. */
const SIZE = 20;
/** A sequence that falls into its parts is about twice as wide as one picture. */
const TOO_WIDE = 1.5;

let canvas: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, boolean>();

function prepare(): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas');
  element.width = SIZE * 2;
  element.height = SIZE * 2;
  const context = element.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'top';
  return context;
}

/** The pixels of an emoji that is drawn in a colour. */
function draw(context: CanvasRenderingContext2D, emoji: string, color: string): Uint8ClampedArray {
  context.clearRect(0, 0, SIZE * 2, SIZE * 2);
  context.fillStyle = color;
  context.fillText(emoji, 0, 4);
  return context.getImageData(0, 0, SIZE * 2, SIZE * 2).data;
}

/**
 * Whether the fonts of the system have a picture for an emoji: one of a colour font looks alike whatever it is drawn with,
 * and one of a sequence is as wide as any other.
 */
export function canDraw(emoji: string): boolean {
  const before = known.get(emoji);
  if (before !== undefined) return before;
  canvas ??= prepare();
  const can = canvas === null || isOnePicture(canvas, emoji);
  known.set(emoji, can);
  return can;
}

function isOnePicture(context: CanvasRenderingContext2D, emoji: string): boolean {
  if (context.measureText(emoji).width > context.measureText('😀').width * TOO_WIDE) return false;
  const red = draw(context, emoji, '#f00');
  const blue = draw(context, emoji, '#00f');
  return red.some((value) => value > 0) && red.every((value, index) => value === blue[index]);
}
