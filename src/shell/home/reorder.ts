/* Moving the cards of a list by mouse, touch and keyboard. The items are `[data-id]`, their handles `[data-grip]`. */

/** So far (px) a pressed mouse moves before it drags instead of clicking. */
const THRESHOLD = 6;

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-id]')];
const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
const gripOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-grip]') : null);

/**
 * Calls `move` with the id of an item and its new index, for each step. Without a handle only a mouse drags, because a
 * finger scrolls there. Returns a function that stops it.
 */
export function orderByHand(list: HTMLElement, move: (id: string, to: number) => void): () => void {
  const stops = [dragItems(list, move), moveByKeys(list, move)];
  list.dataset['orderable'] = '';
  return () => stops.forEach((stop) => stop());
}

function dragItems(list: HTMLElement, move: (id: string, to: number) => void): () => void {
  let pressed: { id: string; x: number; y: number; pointer: number } | undefined;
  let isDragging = false;
  /** An item that was just passed and lies under the pointer again is left alone, so that cards of unequal size do not flicker. */
  let passed: string | undefined;

  const press = (event: PointerEvent) => {
    const id = itemOf(event.target)?.dataset['id'];
    const onGrip = gripOf(event.target) !== null;
    if (event.button !== 0 || id === undefined || !(onGrip || event.pointerType === 'mouse')) return;
    if (!onGrip && event.target instanceof Element && event.target.closest('button') !== null) return;
    pressed = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const drag = (event: PointerEvent) => {
    if (pressed?.pointer !== event.pointerId) return;
    if (!isDragging) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < THRESHOLD) return;
      isDragging = true;
      list.setPointerCapture(event.pointerId);
      list.dataset['dragging'] = '';
    }
    const items = itemsOf(list);
    mark(items, pressed.id);
    const under = itemOf(document.elementFromPoint(event.clientX, event.clientY));
    const to = under === null ? -1 : items.indexOf(under);
    const target = under?.dataset['id'];
    if (to < 0 || target === pressed.id) {
      passed = undefined;
    } else if (target !== passed) {
      passed = target;
      move(pressed.id, to);
    }
  };
  const release = () => {
    if (isDragging) {
      delete list.dataset['dragging'];
      mark(itemsOf(list), undefined);
      // The click that ends a drag would open the tool.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    }
    pressed = undefined;
    passed = undefined;
    isDragging = false;
  };
  // The browser's own dragging of links would take over.
  const refuse = (event: Event) => event.preventDefault();
  list.addEventListener('pointerdown', press);
  list.addEventListener('pointermove', drag);
  list.addEventListener('pointerup', release);
  list.addEventListener('pointercancel', release);
  list.addEventListener('dragstart', refuse);
  return () => {
    list.removeEventListener('pointerdown', press);
    list.removeEventListener('pointermove', drag);
    list.removeEventListener('pointerup', release);
    list.removeEventListener('pointercancel', release);
    list.removeEventListener('dragstart', refuse);
  };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function mark(items: readonly HTMLElement[], id: string | undefined) {
  for (const item of items) item.toggleAttribute('data-dragged', item.dataset['id'] === id);
}

/** Arrow keys on a handle, and with Alt anywhere on a card. */
function moveByKeys(list: HTMLElement, move: (id: string, to: number) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const item = itemOf(event.target);
    const id = item?.dataset['id'];
    if (item === null || id === undefined || !(event.altKey || gripOf(event.target) !== null)) return;
    const items = itemsOf(list);
    const at = items.indexOf(item);
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const edges: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 };
    const step = steps[event.key];
    const to = step === undefined ? edges[event.key] : at + step;
    if (to === undefined) return;
    // Alt and an arrow would leave the page.
    event.preventDefault();
    if (to < 0 || to >= items.length || to === at) return;
    const focused = event.target;
    move(id, to);
    // React may have moved the element, which loses the focus.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement) focused.focus();
    });
  };
  list.addEventListener('keydown', press);
  return () => list.removeEventListener('keydown', press);
}
