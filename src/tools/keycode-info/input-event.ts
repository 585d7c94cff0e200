/** The events that text goes through on its way into a field (Input Events Level 2; UI Events, section 5.7), in their order. */
export const inputEventNames = [
  'compositionstart',
  'compositionupdate',
  'beforeinput',
  'input',
  'compositionend',
] as const;

/** The properties that are read of an InputEvent or a CompositionEvent. */
interface TextEventLike {
  readonly type: string;
  readonly timeStamp: number;
  readonly data?: string | null;
  /** Of input events only. */
  readonly inputType?: string;
  readonly isComposing?: boolean;
  /** Pasted or dropped text comes this way in rich fields. */
  readonly dataTransfer?: { readonly getData: (type: string) => string } | null;
}

export interface TextEvent {
  readonly type: string;
  readonly timeStamp: number;
  /** Null where the event has none. */
  readonly data: string | null;
  readonly inputType: string | null;
  readonly isComposing: boolean | null;
}

/** UTF-16 units of a text that are kept: a paste may be long. */
const LONGEST = 100;

/** The event as plain data. */
export function readTextEvent({
  type,
  timeStamp,
  data,
  inputType,
  isComposing,
  dataTransfer,
}: TextEventLike): TextEvent {
  const text = data ?? dataTransfer?.getData('text/plain') ?? null;
  return {
    type,
    timeStamp,
    data: text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
    inputType: inputType ?? null,
    isComposing: isComposing ?? null,
  };
}
