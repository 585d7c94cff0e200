import type { SyntheticEvent } from 'react';
import type { ToolError } from '#engine/error';
import { TextField, useFieldError, useMessages, type OptionState } from '#kit';
import { ColoredPattern } from './colored-pattern.tsx';
import { countPieces } from './cut-piece.ts';
import { FLAGS } from './flags.ts';
import type en from './locales/en.json';
import type { match } from './operations.ts';
import type { Piece } from './pieces.ts';
import { pieceAt, pointedBy } from './pointing.ts';
import styles from './regex-tester.module.css';
import { usePointing } from './use-pointing.ts';

interface PatternFormProps {
  readonly options: OptionState<(typeof match)['options']>;
  readonly piece: Piece | undefined;
  readonly onPattern: (pattern: string) => void;
  readonly error: ToolError | undefined;
}

/** Pieces of a pattern that are coloured; a page full of them would hold up typing. */
const COLOURED = 1000;
type Flag = 'd' | 'g' | 'i' | 'm' | 's' | 'u' | 'v' | 'y';

/** The pattern, in colours, and its flags. */
export function PatternForm({ options, piece, onPattern, error }: PatternFormProps) {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { point } = usePointing();
  const { pattern, flags } = options.values;
  const isColoured = piece !== undefined && countPieces(piece) <= COLOURED;
  const pointAtCaret = ({ target }: SyntheticEvent) => {
    if (piece === undefined || !(target instanceof HTMLTextAreaElement)) return;
    const at = pieceAt(piece, target.selectionStart);
    point(at === undefined || at === piece ? {} : pointedBy(at));
  };
  const toggle = (flag: Flag) => {
    const others = [...flags].filter((letter) => letter !== flag);
    if (others.length < flags.length) return options.set({ flags: others.join('') });
    // u and v exclude each other.
    const kept = others.filter((letter) => !(flag === 'u' && letter === 'v') && !(flag === 'v' && letter === 'u'));
    options.set({ flags: [...FLAGS].filter((letter) => letter === flag || kept.includes(letter)).join('') });
  };
  return (
    <div className={styles['form']}>
      <div data-input onSelect={pointAtCaret}>
        <TextField
          label={t('pattern')}
          value={pattern}
          onChange={onPattern}
          rows={2}
          backdrop={isColoured ? <ColoredPattern pattern={pattern} piece={piece} /> : ''}
          placeholder={String.raw`(?<year>\d{4})-(?<month>\d\d)`}
          {...fieldError(error?.where.option === 'flags' ? undefined : error)}
        />
      </div>
      <fieldset className={styles['flags']}>
        <legend>{t('flags')}</legend>
        {([...FLAGS] as Flag[]).map((flag) => (
          <label key={flag}>
            <input type="checkbox" checked={flags.includes(flag)} onChange={() => toggle(flag)} />
            <code>{flag}</code>
            <span>{t(`flag.${flag}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
