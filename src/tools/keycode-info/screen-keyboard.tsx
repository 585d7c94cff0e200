import { classes, Fold, useMessages } from '#kit';
import { keyOf, locations, shortName, type Key } from './keys.ts';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';
import type { Press } from './press.ts';
import type { Layout } from './use-layout.ts';

const ROWS: readonly (readonly Key[])[] = [
  'Escape F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12',
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace',
  'Tab KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash',
  'CapsLock KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Enter',
  'ShiftLeft KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight',
  'ControlLeft MetaLeft AltLeft Space AltRight MetaRight ContextMenu ControlRight',
  'ArrowLeft ArrowUp ArrowDown ArrowRight Insert Delete Home End PageUp PageDown',
].map((row) => row.split(' ').flatMap((code) => keyOf(code) ?? []));

const CAPS: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Control: 'Ctrl',
  CapsLock: 'Caps',
  ContextMenu: '☰',
  Escape: 'Esc',
  Insert: 'Ins',
  Delete: 'Del',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  ' ': 'Space',
};

interface ScreenKeyboardProps {
  readonly last: Press | undefined;
  readonly layout: Layout;
  readonly onPress: (press: Press) => void;
}

/** Keys to click and tap, where there is no keyboard or the key would do something. */
export function ScreenKeyboard({ last, layout, onPress }: ScreenKeyboardProps) {
  const t = useMessages<typeof en.ui>();
  const capOf = (key: Key) => {
    const printed = layout.is === 'known' ? layout.labelOf(key.code) : undefined;
    return (
      CAPS[key.key] ?? (key.group === 'letters' ? (printed ?? shortName(key)).toUpperCase() : (printed ?? key.key))
    );
  };
  return (
    <Fold title={t('screenKeyboard')}>
      <div className={styles['keyboard']} translate="no">
        {ROWS.map((row) => (
          <div key={row[0]?.code}>
            {row.map((key) => (
              <button
                key={key.code}
                type="button"
                aria-label={key.code}
                className={classes(
                  key.code === 'Space' ? styles['space'] : key.key.length > 3 && styles['wide'],
                  last?.code === key.code && styles['pressed'],
                )}
                onClick={() => onPress(pressOf(key))}
              >
                {capOf(key)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </Fold>
  );
}

const pressOf = ({ key, code, keyCode, location }: Key): Press => ({
  type: 'keydown',
  key,
  code,
  keyCode,
  location: locations.indexOf(location),
  modifiers: [],
  altGraph: false,
  capsLock: false,
  numLock: false,
  repeat: false,
  isComposing: false,
  timeStamp: 0,
});
