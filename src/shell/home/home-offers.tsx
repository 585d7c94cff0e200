import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTextSize } from '#kit/text/text-size.ts';
import { groupItems } from '../search/palette-items.ts';
import { PaletteList, rowsOf, type PaletteRow } from '../search/palette-list.tsx';
import { useOfferItems, useOffers } from '../search/use-offers.ts';
import { useRows } from '../search/use-rows.ts';
import { useLaterMessages } from '../texts/later.ts';
import styles from './home-offers.module.css';

interface HomeOffersProps {
  readonly text: string | undefined;
  /** Around the field, which keeps the focus. */
  readonly box: RefObject<HTMLElement | null>;
  /** The text is a query, too, and tools answer it: then only those are offered that recognise the text. */
  readonly hasHits: boolean;
  readonly onRecognised: () => void;
  /** Called with the id of the selected row. */
  readonly onActive: (id: string | undefined) => void;
  /** Called with how long the text is, in words. */
  readonly onSize: (size: string) => void;
}

/** What a pasted text may be for, in rows below the field. */
export function HomeOffers({ text, box, hasHits, onRecognised, onActive, onSize }: HomeOffersProps) {
  const t = useLaterMessages();
  const offers = useOffers(text);
  const { recognised, any } = useOfferItems(offers);
  const isRecognised = recognised.length > 0;
  const items = isRecognised || !hasHits ? [...recognised, ...any] : [];
  const rows = rowsOf(groupItems(items, new Set([t('anyText')])));
  const activate = (row: PaletteRow) => {
    if (row.is === 'item') row.item.run?.();
  };
  const { selected, select, reset, onKeyDown } = useRows('offers', rows, activate);

  const tellActive = useEffectEvent(onActive);
  const active = rows.length > 0 ? `offers-${selected}` : undefined;
  useEffect(() => {
    tellActive(active);
    return () => tellActive(undefined);
  }, [active]);
  const size = useTextSize(text ?? '');
  const tellSize = useEffectEvent(onSize);
  useEffect(() => tellSize(size), [size]);
  const startAnew = useEffectEvent(reset);
  useEffect(() => startAnew(), [text]);
  const tellRecognised = useEffectEvent(onRecognised);
  useEffect(() => {
    if (isRecognised) tellRecognised();
  }, [isRecognised]);
  const press = useEffectEvent(onKeyDown);
  useEffect(() => {
    const element = box.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [box]);

  return (
    <>
      {rows.length > 0 && (
        <div className={styles['root']}>
          <PaletteList
            id="offers"
            label={t('offerGroup')}
            rows={rows}
            selected={selected}
            query=""
            onSelect={select}
            onActivate={activate}
          />
        </div>
      )}
      <p className="n-hidden-text" role="status">
        {offers !== undefined && !isRecognised ? t('offerNothing') : ''}
      </p>
    </>
  );
}
