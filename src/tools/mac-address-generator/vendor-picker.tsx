import { useState } from 'react';
import { Button, Fold, Notes, SearchSelect, TextField, useFieldError, useMessages, useOperation, Working } from '#kit';
import { vendorDate } from '#formats/mac/vendors.ts';
import type shared from '#formats/mac/locales/en.json';
import { findPrefixes } from './operations.ts';
import type en from './locales/en.json';

/** Letters from which vendors are looked for. */
const FROM = 2;

/** Finds a prefix by the name of its vendor. */
export function VendorPicker({ onPick }: { onPick: (prefix: string) => void }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const fieldError = useFieldError();
  const [query, setQuery] = useState('');
  const [turn, setTurn] = useState(0);
  const [picked, setPicked] = useState<string>();
  const state = useOperation(findPrefixes, query, {}, { enabled: query.trim().length >= FROM, turn });
  const found = state.is === 'done' ? state.value : undefined;
  const notes = state.is === 'done' ? state.notes : [];
  return (
    <Fold title={t('pickVendor')}>
      <div className="n-stack">
        <TextField
          label={t('vendorName')}
          value={query}
          onChange={setQuery}
          code={false}
          placeholder="Raspberry Pi"
          hint={t('vendorDate', { date: vendorDate })}
          {...fieldError(state.is === 'failed' ? state.error : undefined)}
        />
        {state.is === 'failed' && (
          <Button icon="refresh" onClick={() => setTurn(turn + 1)}>
            {t('tryAgain')}
          </Button>
        )}
        {state.is === 'running' && state.slow && (
          <Working label={t('loadingVendors')} progress={state.progress} onCancel={state.cancel} />
        )}
        <Notes notes={notes} />
        {found !== undefined && found.length === 0 && notes.length === 0 && <p className="n-muted">{t('noVendor')}</p>}
        {found !== undefined && found.length > 0 && (
          <SearchSelect
            label={t('vendorPrefix')}
            value={picked}
            options={found.map(({ prefix, name }) => ({ value: prefix, label: `${prefix} ${name}` }))}
            onChange={(prefix) => {
              setPicked(prefix);
              onPick(prefix);
            }}
          />
        )}
      </div>
    </Fold>
  );
}
