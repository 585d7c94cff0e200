import { formatMessage } from '#engine/messages';
import { isLargeText } from '#engine/large-text';
import { notify } from '#kit/context/toasts.ts';
import { base } from '#kit/context/base.ts';
import { isEmptyText } from '#kit/hooks/use-input.ts';
import type { TextValue } from '#kit/hooks/use-operation.ts';
import { spoken } from '#kit/settings/language.ts';
import { handOver, isInput } from '#kit/text/hand-over.ts';
import { holdText } from '#kit/text/hold-text.ts';
import { readFile } from '#kit/text/read-file.ts';
import { typedTexts } from '#kit/text/typed-before.ts';
import { matchRoute } from '../routes/routes.ts';
import styles from './take-anywhere.module.css';
import { openPalette } from './palette-state.ts';

/*
 * Takes a text that is pasted outside a field or dropped anywhere: a tool's page takes it into its main input, any
 * other page shows the tools that want it. Fields and panes that take it themselves go first.
 */

/** The tool's page that is open, and what takes a text or a file there. */
interface Goal {
  readonly tool: string;
  /** `tool/operation` of a text input. */
  readonly input?: string;
  /** Takes a file as it is. */
  readonly picker?: HTMLInputElement;
  /** Any other field. */
  readonly field?: HTMLInputElement | HTMLTextAreaElement;
}

const say = (key: string, params = {}): string => {
  const { catalog, language } = spoken.get();
  return formatMessage(catalog.ui, key, params, language);
};

/** The main input is the first one. */
function findGoal(): Goal | undefined {
  const route = matchRoute(location.pathname.slice(base.length - 1) || '/');
  if (route.is !== 'tool') return undefined;
  const tool = route.id;
  const input = document.querySelector('main [data-input]');
  const operation = input?.closest<HTMLElement>('[data-operation]')?.dataset['operation'];
  if (input === null || operation === undefined) return undefined;
  const picker = input.querySelector<HTMLInputElement>('input[type=file]');
  if (picker !== null) return { tool, picker };
  if (isInput(`${tool}/${operation}`)) return { tool, input: `${tool}/${operation}` };
  const field = input.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return field === null ? undefined : { tool, field };
}

async function take(text: string, file: File | undefined): Promise<void> {
  const goal = findGoal();
  try {
    if (goal?.picker !== undefined)
      return give(goal.picker, file ?? new File([text], 'text.txt', { type: 'text/plain' }));
    const value = file === undefined ? await holdText(text) : await readFile(file);
    if (isEmptyText(value)) return;
    if (goal?.input !== undefined) replace(goal.input, value);
    else if (goal?.field !== undefined) write(goal.field, isLargeText(value) ? value.head : value);
    else openPalette(isLargeText(value) ? await value.blob.text() : value);
  } catch {
    notify({ kind: 'error', text: say('fileUnreadable', { name: file?.name ?? '' }) });
  }
}

/** Puts a text into an input; what stood there can be brought back. */
function replace(to: string, value: TextValue): void {
  const before = typedTexts.get(to) ?? '';
  handOver(to, value);
  if (isEmptyText(before) || before === value) return;
  notify({
    kind: 'info',
    text: say('inputReplaced'),
    action: { label: say('undo'), run: () => handOver(to, before) },
  });
}

function give(picker: HTMLInputElement, file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  picker.files = data.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** As if it were typed. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a text that arrives there is the field's or the dialog's own; results can only be read. */
function isField(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement) || target.closest('[data-result]') !== null) return false;
  return target.shadowRoot !== null || target.closest('input, textarea, select, [contenteditable]') !== null;
}

let sign: HTMLElement | undefined;

/** Says where what is dragged will go. */
function showSign(): void {
  if (sign !== undefined) return;
  const tool = findGoal()?.tool;
  const name = tool === undefined ? undefined : (spoken.get().catalog.tools[tool]?.[0] ?? tool);
  sign = document.createElement('div');
  sign.className = styles['root'] ?? '';
  sign.setAttribute('role', 'status');
  sign.dataset['drop'] = '';
  const words = document.createElement('p');
  words.textContent = name === undefined ? say('dropToFind') : say('dropToOpen', { name });
  sign.append(words);
  document.body.append(sign);
}

function hideSign(): void {
  sign?.remove();
  sign = undefined;
}

/** Alt and Enter open the menu 'Open in …' of the operation that has the focus, else the first one. */
function openByKeys(event: KeyboardEvent): void {
  if (!event.altKey || event.key !== 'Enter' || event.defaultPrevented) return;
  const ready = 'button[data-open-in]:enabled';
  const near = document.activeElement?.closest('[data-operation]')?.querySelector<HTMLElement>(ready);
  const button = near ?? document.querySelector<HTMLElement>(ready);
  if (button === null) return;
  event.preventDefault();
  button.click();
}

/** Begins to listen; called once. */
export function takeAnywhere(): void {
  document.addEventListener('keydown', openByKeys);
  document.addEventListener('paste', (event) => {
    const { clipboardData, target } = event;
    if (event.defaultPrevented || clipboardData === null || isField(target)) return;
    const text = clipboardData.getData('text/plain');
    const file = text === '' ? clipboardData.files[0] : undefined;
    if (text.trim() === '' && file === undefined) return;
    event.preventDefault();
    void take(text, file);
  });

  // Things dragged within the page, such as a link or a card, are not meant for it.
  let isOwn = false;
  document.addEventListener('dragstart', () => (isOwn = true));
  document.addEventListener('dragend', () => (isOwn = false));
  const isForUs = ({ dataTransfer, target, defaultPrevented }: DragEvent): boolean => {
    if (isOwn || defaultPrevented || dataTransfer === null) return false;
    const hasFiles = dataTransfer.types.includes('Files');
    return hasFiles
      ? document.querySelector('dialog[open]') === null
      : dataTransfer.types.includes('text/plain') && !isField(target);
  };
  document.addEventListener('dragover', (event) => {
    if (!isForUs(event)) return hideSign();
    event.preventDefault();
    showSign();
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) hideSign();
  });
  document.addEventListener('drop', (event) => {
    hideSign();
    if (!isForUs(event)) return;
    event.preventDefault();
    void take(event.dataTransfer?.getData('text/plain') ?? '', event.dataTransfer?.files[0]);
  });
}
