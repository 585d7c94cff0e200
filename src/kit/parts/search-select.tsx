import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { classes } from './classes.ts';
import { Field, type FieldProps, RAW } from './field.tsx';
import { Icon } from './icon.tsx';
import { matchOptions, type SearchOptions, type SelectOption } from './match-options.ts';
import { placeBelow } from './place-below.ts';
import styles from './search-select.module.css';

interface SearchSelectProps<V extends string> extends FieldProps {
  /** Undefined while nothing is chosen. */
  readonly value: V | undefined;
  readonly options: readonly SelectOption<V>[];
  readonly onChange: (value: V) => void;
  /** Before the list is shown, for options that are made when somebody asks for them. */
  readonly onOpen?: () => void;
  readonly name?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** The label is at the left instead of on top. */
  readonly inline?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** A choice among many, found by typing. (For a few take `Select` or `Segmented`.) */
export function SearchSelect<V extends string>(props: SearchSelectProps<V>) {
  const { value, options, onChange, label, hint, error, inline = false, disabled, name, size = 'medium' } = props;
  const t = useCommonMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    props.onOpen?.();
    setOpen(true);
  };
  const chosen = options.find((option) => option.value === value);
  const close = (withFocus: boolean) => {
    setOpen(false);
    if (withFocus) button.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} inline={inline}>
      {({ id, describedBy, isWrong }) => (
        <>
          <button
            ref={button}
            id={id}
            type="button"
            name={name}
            disabled={disabled}
            className={classes(styles['root'], styles[size], isWrong && styles['wrong'])}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-describedby={describedBy}
            // The label names the button; what is chosen must be read, too.
            aria-label={`${label}: ${chosen?.label ?? t('selectOption')}`}
            onClick={() => (isOpen ? setOpen(false) : open())}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              open();
            }}
          >
            <span className={classes(chosen === undefined && styles['none'])}>
              {chosen?.label ?? props.placeholder ?? t('selectOption')}
            </span>
            <Icon name="chevron-down" small />
          </button>
          {isOpen && (
            <OptionList
              label={label}
              options={options}
              value={value}
              anchor={button}
              onClose={close}
              onChoose={(next) => {
                onChange(next);
                close(true);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

interface OptionListProps<V extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<V>[];
  readonly value: V | undefined;
  readonly anchor: React.RefObject<HTMLElement | null>;
  readonly onChoose: (value: V) => void;
  readonly onClose: (withFocus: boolean) => void;
}

/** Options drawn at once; more come into view by scrolling or searching. */
const DRAWN = 200;

/** Opens with an empty search and the chosen option highlighted. */
function OptionList<V extends string>({ label, options, value, anchor, onChoose, onClose }: OptionListProps<V>) {
  const t = useCommonMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const search = useFuzzy(options);
  const found = search(query);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const selected = Math.min(index, found.length - 1);
  const first = Math.max(0, selected - DRAWN / 2);

  useLayoutEffect(() => {
    const [list, target] = [box.current, anchor.current];
    if (list === null || target === null) return;
    list.showPopover();
    list.querySelector('input')?.focus();
    return placeBelow(list, target);
  }, [anchor]);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      const target = event.target as Node;
      if (box.current?.contains(target) !== true && anchor.current?.contains(target) !== true) onClose(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [anchor, onClose]);
  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    const option = found[selected];
    if (step !== undefined) setIndex(Math.max(0, Math.min(found.length - 1, selected + step)));
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') return onClose(false);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (option !== undefined) onChoose(option.value);
    } else return;
    event.preventDefault();
    // Escape closes the list and not the dialog around it.
    event.stopPropagation();
  };
  return (
    <div ref={box} popover="manual" className={styles['popup']}>
      <input
        {...RAW}
        className={styles['search']}
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${selected}` : undefined}
        placeholder={t('searchOptions')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={label} className={styles['list']}>
        {found.slice(first, first + DRAWN).map((option, offset) => {
          const at = first + offset;
          return (
            <div
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={option.value === value}
              aria-setsize={found.length}
              aria-posinset={at + 1}
              title={option.tooltip}
              className={classes(styles['option'], at === selected && styles['active'])}
              onPointerMove={() => setIndex(at)}
              onClick={() => onChoose(option.value)}
            >
              <span>{option.label}</span>
              {option.value === value && <Icon name="check" small />}
            </div>
          );
        })}
      </div>
      <p className={found.length === 0 ? styles['nothing'] : 'n-hidden-text'} role="status">
        {found.length === 0 ? t('nothingFound') : ''}
      </p>
    </div>
  );
}

/** A search among the options: by what they begin with and contain at once, with spelling mistakes when that has come. */
function useFuzzy<V extends string>(options: readonly SelectOption<V>[]): SearchOptions<V> {
  const [search, setSearch] = useState<SearchOptions<V>>();
  useEffect(() => {
    let isGone = false;
    void import('./fuzzy-options.ts')
      .then(({ fuzzyOptions }) => {
        if (!isGone) setSearch(() => fuzzyOptions(options));
      })
      // Without it, exact parts of the labels are still found.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [options]);
  return search ?? ((query) => matchOptions(options, query));
}
