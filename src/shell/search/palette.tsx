import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { cutQuery } from '#engine/search';
import { Button, IconButton } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { useStore } from '#kit/settings/store.ts';
import { handWords } from '#kit/text/hand-over.ts';
import { holdText } from '#kit/text/hold-text.ts';
import { handToMain } from '#kit/text/main-input.ts';
import { useTextSize } from '#kit/text/text-size.ts';
import { useLaterMessages } from '../texts/later.ts';
import { groupItems } from './palette-items.ts';
import { PaletteList, rowsOf, type PaletteRow } from './palette-list.tsx';
import styles from './palette.module.css';
import { closePalette, isSurelyText, pastedText, textInPalette } from './palette-state.ts';
import { useOffers } from './use-offers.ts';
import { usePaletteItems } from './use-palette-items.ts';
import { useRows } from './use-rows.ts';

export function Palette() {
  const t = useLaterMessages();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const given = useStore(textInPalette);
  const pasted = given?.text;
  const offers = useOffers(pasted, given?.from);
  const items = usePaletteItems(query, pasted !== undefined, offers);
  const rows = rowsOf(groupItems(items, new Set([...opened, t('anyText')])));
  const hasChip = pasted !== undefined && pasted.trim() !== query.trim();
  const nothing = t('paletteNothing', { query: cutQuery(query) });
  const isEmpty = rows.length === 0 && pasted === undefined;

  const activate = (row: PaletteRow) => {
    if (row.is === 'more') return setOpened(new Set([...opened, row.group]));
    const { id, isTool, to, href, run, closeOnSelect = true } = row.item;
    if (closeOnSelect) closePalette();
    if (isTool === true && to !== undefined) {
      if (query.trim() !== '') handWords(id, query);
      if (hasChip) void holdText(pasted).then((text) => handToMain(id, text));
    }
    if (to !== undefined) navigate(to);
    else if (href !== undefined) window.open(href, '_blank', 'noopener,noreferrer');
    else run?.();
  };
  const { selected, select, reset, onKeyDown: moveOrOpen } = useRows('palette', rows, activate);
  const startAnew = () => {
    reset();
    setOpened(new Set());
  };
  const change = (text: string) => {
    // What was pasted as a query and then changed is no text any more.
    if (pasted !== undefined && !isSurelyText(pasted) && text.trim() !== pasted.trim()) textInPalette.set(undefined);
    setQuery(text);
    startAnew();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = pastedText(event);
    if (text.trim() === '' || (query !== '' && !isSurelyText(text))) return;
    if (isSurelyText(text)) event.preventDefault();
    textInPalette.set({ text });
    startAnew();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    moveOrOpen(event.nativeEvent);
    if (event.key === 'Backspace' && query === '') textInPalette.set(undefined);
  };

  return (
    <Dialog title={t('paletteTitle')} hideTitle className={styles['root']} onClose={closePalette}>
      <div className={styles['input']}>
        <Icon name="search" />
        <input
          autoFocus
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-autocomplete="list"
          aria-controls="palette-list"
          aria-activedescendant={rows.length > 0 ? `palette-${selected}` : undefined}
          aria-label={t('paletteTitle')}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palettePlaceholder')}
          value={query}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="x" label={t('paletteClose')} onClick={closePalette} />
      </div>
      {hasChip && <PastedText text={pasted} />}
      <PaletteList
        id="palette"
        label={t('paletteTitle')}
        rows={rows}
        selected={selected}
        query={query}
        onSelect={select}
        onActivate={activate}
      />
      {isEmpty && (
        <Empty icon="filter-search" title={nothing}>
          {t('paletteNothingHint')}
        </Empty>
      )}
      <PaletteKeys />
      <p className="n-hidden-text" role="status">
        {isEmpty ? nothing : offers?.recognised.length === 0 ? t('offerNothing') : ''}
      </p>
    </Dialog>
  );
}

const SHOWN = 80;

function PastedText({ text }: { text: string }) {
  const t = useLaterMessages();
  const size = useTextSize(text);
  return (
    <div className={styles['pasted']}>
      <Icon name="clipboard" small />
      <span className="n-mono" data-literal>
        {text.trim().slice(0, SHOWN)}
      </span>
      <span>{size}</span>
      <Button look="text" size="small" icon="x" onClick={() => textInPalette.set(undefined)}>
        {t('clearPasted')}
      </Button>
    </div>
  );
}

function PaletteKeys() {
  const t = useLaterMessages();
  return (
    <div className={styles['foot']} aria-hidden="true">
      <span>
        <kbd className="n-kbd">↑</kbd>
        <kbd className="n-kbd">↓</kbd> {t('paletteMove')}
      </span>
      <span>
        <kbd className="n-kbd">Enter</kbd> {t('paletteOpen')}
      </span>
      <span>
        <kbd className="n-kbd">Esc</kbd> {t('paletteClose')}
      </span>
    </div>
  );
}
