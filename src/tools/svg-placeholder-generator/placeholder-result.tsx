import { useState } from 'react';
import { writtenFormat } from '#engine/meaning';
import {
  PictureCard,
  ResultPane,
  Segmented,
  Select,
  useMessages,
  type BindOption,
  type RunState,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import { draw } from './operations.ts';
import type { Options } from './options.ts';

const SCALES = ['1', '2', '3'] as const;

interface PlaceholderResultProps {
  /** The runs of the operation: one for files, and one for the code that is asked for. */
  readonly picture: RunState<TextValue>;
  readonly code: RunState<TextValue> & { readonly cancel: () => void };
  readonly option: BindOption<typeof draw.options>;
  readonly values: Options;
}

/** The picture with its files, and its code. */
export function PlaceholderResult({ picture, code, option, values }: PlaceholderResultProps) {
  const t = useMessages<typeof en.ui>();
  const [scale, setScale] = useState<(typeof SCALES)[number]>('1');
  return (
    <div className="n-stack">
      <PictureCard
        state={picture}
        alt={t('picture')}
        hint={t('pictureHint')}
        width={values.width * Number(scale)}
        file={scale === '1' ? 'placeholder' : `placeholder@${scale}x`}
        types={['png', 'jpeg', 'webp']}
        check={
          <Segmented
            label={t('scale')}
            value={scale}
            choices={SCALES}
            labels={{ '1': '1×', '2': '2×', '3': '3×' }}
            onChange={setScale}
          />
        }
      />
      {/* Formats and languages have one name everywhere. */}
      <div data-literal>
        <Select {...option('as')} />
      </div>
      <ResultPane name={t('code')} state={code} format={writtenFormat(draw, values)} height="short" isSecond />
    </div>
  );
}
