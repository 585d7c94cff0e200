import { useEffect, useRef } from 'react';
import { Alert, CopyButton, Facts, Panel, Switch, useMessages, type Fact } from '#kit';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';
import { locationOf, pressAsJson, remarkOn, shownKey, type Press } from './press.ts';
import type { Layout } from './use-layout.ts';

interface CapturePadProps {
  readonly press: Press | undefined;
  readonly layout: Layout;
  readonly isCapturing: boolean;
  readonly onCapture: (isOn: boolean) => void;
}

/** The last key, large, and all that its event says. */
export function CapturePad({ press, layout, isCapturing, onCapture }: CapturePadProps) {
  const t = useMessages<typeof en.ui>();
  const remark = press && remarkOn(press);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Pages put the cursor into their first field, and here the first key would be typed there.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.id === 'title') stage.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Panel>
      <div className={styles['pad']}>
        <div ref={stage} className={styles['stage']} tabIndex={-1}>
          <output className={press === undefined ? styles['prompt'] : styles['key']} data-testid="key">
            {press === undefined ? t('prompt') : <kbd translate="no">{shownKey(press)}</kbd>}
          </output>
          <Switch label={t('capture')} value={isCapturing} onChange={onCapture} />
          <p className={styles['hint']}>{t(isCapturing ? 'captureOn' : 'captureOff')}</p>
        </div>
        {press !== undefined && (
          <div className={styles['facts']}>
            {remark !== undefined && <Alert>{t(`remark.${remark}`)}</Alert>}
            <PressFacts press={press} layout={layout} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function PressFacts({ press, layout }: { press: Press; layout: Layout }) {
  const t = useMessages<typeof en.ui>();
  const { key, code, keyCode, location, modifiers, repeat, isComposing, capsLock, numLock, altGraph } = press;
  const place = locationOf(press);
  const states = [capsLock && 'Caps Lock', numLock && 'Num Lock', altGraph && 'AltGr'].filter((name) => name !== false);
  const label = layout.is === 'known' ? layout.labelOf(code) : undefined;
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
    { label: t('states'), value: states.join(', ') || t('none'), copy: false },
    { label: 'repeat', value: String(repeat), copy: false },
    { label: 'isComposing', value: String(isComposing), copy: false },
    {
      label: t('printed'),
      value: layout.is === 'known' ? (label ?? '') : layout.is === 'unknown' ? '' : t(`layout.${layout.is}`),
      copy: label ?? false,
    },
  ];
  return (
    <>
      <Facts facts={facts} />
      <div className={styles['actions']}>
        <span>{t('asJson')}</span>
        <CopyButton value={pressAsJson(press)} look="default" />
      </div>
    </>
  );
}
