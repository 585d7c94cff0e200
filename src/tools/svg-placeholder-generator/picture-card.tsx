import { useState } from 'react';
import {
  Alert,
  Button,
  classes,
  download,
  lastGood,
  notify,
  paintFile,
  Segmented,
  svgAddress,
  useMessages,
  type PictureType,
  type RunState,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import styles from './svg-placeholder-generator.module.css';

const SCALES = ['1', '2', '3'] as const;
const TYPES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

interface PictureCardProps {
  /** The run of the operation that draws. */
  readonly state: RunState<TextValue>;
  /** Pixels of the picture. */
  readonly width: number;
}

/** The picture, and its files in pixels. It stays, and says so, while an option is wrong. */
export function PictureCard({ state, width }: PictureCardProps) {
  const t = useMessages<typeof en.ui>();
  const [scale, setScale] = useState<(typeof SCALES)[number]>('1');
  const [kept, setKept] = useState<{ svg: string; width: number }>();
  const done = lastGood(state);
  const current = typeof done?.value === 'string' ? done.value : undefined;
  if (current !== undefined && state.is === 'done' && current !== kept?.svg) setKept({ svg: current, width });
  const isOld = state.is === 'failed';
  const save = (type: PictureType) => {
    const name = `placeholder${scale === '1' ? '' : `@${scale}x`}.${type === 'jpeg' ? 'jpg' : type}`;
    if (kept === undefined) return;
    void paintFile(kept.svg, kept.width * Number(scale), type).then(
      (file) => download(file, name),
      () => notify({ kind: 'error', text: t('pictureFailed') }),
    );
  };
  return (
    <div className={styles['card']}>
      {isOld && <Alert look="warning">{t('notCurrent')}</Alert>}
      <div className={styles['frame']}>
        {kept !== undefined && (
          <img
            src={svgAddress(kept.svg)}
            alt={t('picture')}
            className={classes(styles['picture'], isOld && styles['old'])}
          />
        )}
      </div>
      <div className="n-line">
        <Segmented
          label={t('scale')}
          value={scale}
          choices={SCALES}
          labels={{ '1': '1×', '2': '2×', '3': '3×' }}
          onChange={setScale}
        />
        <Button
          icon="download"
          disabled={isOld}
          onClick={() => kept && download(kept.svg, 'placeholder.svg', 'image/svg+xml')}
        >
          SVG
        </Button>
        {(['png', 'jpeg', 'webp'] as const).map((type) => (
          <Button key={type} icon="download" disabled={isOld} onClick={() => save(type)}>
            <span data-literal>{TYPES[type]}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
