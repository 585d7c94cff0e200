import { Alert, CopyButton, Facts, Panel, useMessages, type Fact } from '#kit';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';
import { locationOf, pressAsJson, remarkOn, shownKey, statesOf, type Press } from './press.ts';
import { useKeyLabel } from './use-key-label.ts';

interface LastKeyProps {
  readonly press: Press | undefined;
  /** What came of it in the field: for a key that does not name itself. */
  readonly typed: string | undefined;
}

/** The last key, large. */
export function LastKey({ press, typed = '' }: LastKeyProps) {
  const t = useMessages<typeof en.ui>();
  const isNameless = press !== undefined && remarkOn(press) === 'unidentified';
  return (
    <Panel>
      <div className={styles['stage']}>
        <output className={styles['key']}>
          {press === undefined ? (
            <span className={styles['prompt']}>{t('prompt')}</span>
          ) : (
            <kbd translate="no">{isNameless && typed.trim() !== '' ? typed : shownKey(press)}</kbd>
          )}
        </output>
        {press !== undefined && (
          <div className={styles['json']}>
            {t('asJson')}
            <CopyButton value={pressAsJson(press)} label={t('asJson')} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** All that the event of a key says. */
export function KeyFacts({ press }: { press: Press }) {
  const t = useMessages<typeof en.ui>();
  const printed = useKeyLabel(press.code);
  const remark = remarkOn(press);
  const place = locationOf(press);
  const { key, code, keyCode, location, modifiers, repeat, isComposing } = press;
  const facts: Fact[] = [
    { label: 'key', value: key === ' ' ? '" "' : key, copy: key },
    { label: 'code', value: code },
    { label: 'keyCode', value: String(keyCode) },
    {
      label: 'location',
      value: place === undefined ? String(location) : `${location} (${t(`location.${place}`)})`,
      copy: String(location),
    },
    { label: t('modifiers'), value: modifiers.join(' + ') || t('none'), copy: modifiers.join('+') },
    { label: t('states'), value: statesOf(press).join(', ') || t('none'), copy: false },
    { label: 'repeat', value: String(repeat), copy: false },
    { label: 'isComposing', value: String(isComposing), copy: false },
  ];
  if (printed !== undefined) facts.push({ label: t('printed'), value: printed });
  return (
    <div className={styles['facts']}>
      {remark !== undefined && <Alert>{t(`remark.${remark}`)}</Alert>}
      <Facts facts={facts} />
    </div>
  );
}
