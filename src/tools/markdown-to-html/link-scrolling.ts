/** How far down something is scrolled: 0 at its beginning, 1 at its end. */
const shareOf = ({ scrollTop, scrollHeight, clientHeight }: Element): number =>
  scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;

function scrollTo(element: Element, share: number): void {
  element.scrollTop = share * (element.scrollHeight - element.clientHeight);
}

/**
 * The editor scrolls with the preview, and the preview with the editor, each by its own length. Returns how to stop. A
 * document in which no script runs tells no listener that it scrolls, so it is looked at while somebody is in it.
 */
export function linkScrolling(panes: Element, frame: HTMLIFrameElement, preview: Document): () => void {
  const stop = new AbortController();
  const editorIn = () => panes.querySelector('[data-input] :is(textarea, .cm-scroller)');
  /** Where the preview is as far as is known. */
  let seen = 0;
  /** Where the preview has put the editor, which then says that it has scrolled. */
  let put: number | undefined;
  let frameRequest = 0;

  const followEditor = ({ target }: Event) => {
    const { scrollingElement } = preview;
    const editor = editorIn();
    if (editor === null || target !== editor || scrollingElement === null) return;
    if (put !== undefined && Math.abs(editor.scrollTop - put) <= 1) return void (put = undefined);
    scrollTo(scrollingElement, shareOf(editor));
    seen = scrollingElement.scrollTop;
  };
  const followPreview = () => {
    const { scrollingElement } = preview;
    const editor = editorIn();
    if (editor !== null && scrollingElement !== null && scrollingElement.scrollTop !== seen) {
      seen = scrollingElement.scrollTop;
      scrollTo(editor, shareOf(scrollingElement));
      put = editor.scrollTop;
    }
    frameRequest = requestAnimationFrame(followPreview);
  };
  const look = () => {
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(followPreview);
  };
  const lookAway = () => cancelAnimationFrame(frameRequest);

  // Scrolling does not bubble.
  panes.addEventListener('scroll', followEditor, { capture: true, passive: true, signal: stop.signal });
  for (const type of ['pointerenter', 'focus']) frame.addEventListener(type, look, { signal: stop.signal });
  for (const type of ['pointerleave', 'blur']) frame.addEventListener(type, lookAway, { signal: stop.signal });
  return () => {
    stop.abort();
    lookAway();
  };
}
