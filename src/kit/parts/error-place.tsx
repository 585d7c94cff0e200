import type { Place } from '#lib/place';
import { useLaterTexts } from '../settings/later-texts.ts';
import styles from './error-place.module.css';

interface ErrorPlaceProps {
  /** The id of the input or text area. */
  readonly field: string;
  readonly text: string;
  readonly at: Place;
}

/** What is shown before and after the start of the wrong piece, in UTF-16 units. */
const BEFORE = 40;
const AFTER = 30;
const LINE_BREAK = /[\r\n]/;

/** The line of a field's text that an error is about, with the wrong piece marked. Pressed, it selects the piece. */
export default function ErrorPlace({ field, text, at }: ErrorPlaceProps) {
  const t = useLaterTexts();
  const { before, wrong, after } = excerpt(text, at);
  const select = () => {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    // Selected first: the focus then scrolls to it.
    control.setSelectionRange(at.offset, at.endOffset);
    control.focus();
  };
  return (
    <button type="button" className={styles['root']} title={t('goToPlace')} onClick={select} data-literal>
      {before}
      <mark>{wrong}</mark>
      {after}
      <span className="n-hidden-text">{t('goToPlace')}</span>
    </button>
  );
}

function excerpt(text: string, { offset, endOffset }: Place) {
  const before = text.slice(0, offset).split(LINE_BREAK).at(-1) ?? '';
  const [wrong = ''] = text.slice(offset, endOffset).split(LINE_BREAK);
  const [after = ''] = text.slice(offset + wrong.length).split(LINE_BREAK);
  return {
    before: before.length > BEFORE ? `…${before.slice(-BEFORE)}` : before,
    wrong: wrong.length > AFTER ? `${wrong.slice(0, AFTER)}…` : wrong,
    after: after.length > AFTER ? `${after.slice(0, AFTER)}…` : after,
  };
}
