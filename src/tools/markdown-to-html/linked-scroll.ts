/** See `LineScroller` of the kit. */
interface Source {
  readonly element: Element;
  readonly lineAt: (height: number) => number;
  readonly heightOf: (line: number) => number;
}

/** The editor guesses the height of lines that were never in sight, and measures them when they are. */
const TURNS = 4;
/** Milliseconds without a scroll after which the other may lead. */
const REST = 200;

/**
 * Scrolls a text and its preview together, so that the same block is in sight in both. Their beginnings meet, and their
 * ends. `blocks` are the lines at which the elements of the preview begin; where they are not known, lines count alike.
 * Returns how to stop.
 */
export function linkScroll(source: Source, preview: Document, blocks: readonly number[]): () => void {
  const { element } = source;
  const root = preview.scrollingElement ?? preview.documentElement;
  const blockElements = [...preview.body.children].slice(0, blocks.length);
  const ends = Math.max(blockElements.length, 1);
  // The first block stands for the beginning, with all that is before it.
  const lineOf = (index: number) =>
    index === 0 ? 1 : index < ends ? (blocks[index] ?? 1) : source.lineAt(element.scrollHeight);
  const heightOf = (index: number) => {
    if (index === 0) return 0;
    const block = blockElements[index];
    return block === undefined ? root.scrollHeight : block.getBoundingClientRect().top + root.scrollTop;
  };
  // What follows is scrolled by this and by the editor, which measures; neither must move what it follows.
  let leader: Element | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const move = (from: Element, to: Element, translate: (height: number) => number) => () => {
    if (leader !== undefined && leader !== from) return;
    leader = from;
    clearTimeout(pause);
    pause = setTimeout(() => (leader = undefined), REST);
    follow(TURNS);
    function follow(turns: number) {
      const range = to.scrollHeight - to.clientHeight;
      const next = Math.round((translate(placeIn(from)) * range) / to.scrollHeight);
      if (turns === 0 || Math.abs(next - to.scrollTop) < 1) return;
      to.scrollTop = next;
      requestAnimationFrame(() => follow(turns - 1));
    }
  };
  const fromSource = move(element, root, (height) => between(source.lineAt(height), ends, lineOf, heightOf));
  const fromPreview = move(root, element, (height) => source.heightOf(between(height, ends, heightOf, lineOf)));
  element.addEventListener('scroll', fromSource);
  // A document without scripts tells no listener that it was scrolled, so its place is looked at.
  let [seen, frame] = [root.scrollTop, 0];
  const look = () => {
    if (root.scrollTop !== seen) fromPreview();
    seen = root.scrollTop;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    clearTimeout(pause);
    element.removeEventListener('scroll', fromSource);
    cancelAnimationFrame(frame);
  };
}

/** The height (pixels) that is compared: at the top of what is in sight at the beginning, at its bottom at the end. */
function placeIn({ scrollTop, scrollHeight, clientHeight }: Element): number {
  const range = scrollHeight - clientHeight;
  return range <= 0 ? 0 : (scrollTop * scrollHeight) / range;
}

/** What stands at `value` of one measure in another; both grow with the index, from 0 to `ends`. */
function between(value: number, ends: number, from: (index: number) => number, to: (index: number) => number): number {
  let [low, high] = [0, ends - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (from(middle) <= value) low = middle;
    else high = middle - 1;
  }
  const [start, end] = [from(low), from(low + 1)];
  const share = end > start ? Math.min((value - start) / (end - start), 1) : 0;
  return to(low) + share * (to(low + 1) - to(low));
}
