import type { ToolError } from '#engine/error';
import { DrawnField, notify, Tooltip, useFieldError, useMessages, type OptionState } from '#kit';
import { colour } from './colours.ts';
import type { Pattern } from './compile.ts';
import { FLAGS } from './flags.ts';
import type en from './locales/en.json';
import type { match } from './operations.ts';
import styles from './regex-tester.module.css';

interface PatternFormProps {
  readonly options: OptionState<(typeof match)['options']>;
  readonly error: ToolError | undefined;
}

const LITERAL = /^\/(.+)\/([dgimsuvy]*)$/s;
/** A change of this many characters is no typing. */
const PASTED = 3;
type Flag = 'd' | 'g' | 'i' | 'm' | 's' | 'u' | 'v' | 'y';

/** The pattern and its flags. A pasted literal, `/…/gi`, is taken apart. */
export function PatternForm({ options, error }: PatternFormProps) {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { pattern, flags } = options.values;
  const change = (next: string) => {
    const [, inside, letters] = LITERAL.exec(next.trim()) ?? [];
    if (inside === undefined || letters === undefined || next.length - pattern.length < PASTED)
      return options.set({ pattern: next });
    options.set({ pattern: inside, flags: letters });
    notify({ kind: 'success', text: t('literalTaken') });
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
      <div data-input>
        <DrawnField
          label={t('pattern')}
          value={pattern}
          onChange={change}
          drawn={<Colours pattern={pattern} flags={flags} />}
          placeholder={String.raw`(?<year>\d{4})-(?<month>\d\d)`}
          {...fieldError(error?.where.option === 'flags' ? undefined : error)}
        />
      </div>
      <fieldset className={styles['flags']}>
        <legend>{t('flags')}</legend>
        {([...FLAGS] as Flag[]).map((flag) => (
          <Tooltip key={flag} text={t(`flag.${flag}`)} position="bottom">
            {(describedBy) => (
              <label data-literal>
                <input
                  type="checkbox"
                  checked={flags.includes(flag)}
                  onChange={() => toggle(flag)}
                  aria-describedby={describedBy}
                />
                {flag}
              </label>
            )}
          </Tooltip>
        ))}
      </fieldset>
    </div>
  );
}

/** Of a longer pattern the rest has no colours: each stretch is an element of the page. */
const COLOURED = 5000;

function Colours({ pattern, flags }: Pattern) {
  return (
    <>
      {colour(pattern.slice(0, COLOURED), flags).map(({ text, look }, index) => (
        <span key={index} className={styles[`look-${look}`]}>
          {text}
        </span>
      ))}
      {pattern.slice(COLOURED)}
    </>
  );
}
