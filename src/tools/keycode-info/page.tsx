import { useState } from 'react';
import { Reference, useMessages, useTextOperation } from '#kit';
import { CapturePad } from './capture-pad.tsx';
import { History } from './history.tsx';
import { InputEvents } from './input-events.tsx';
import { KeyTable } from './key-table.tsx';
import { keys, groups } from './keys.ts';
import type en from './locales/en.json';
import { search, snippets } from './operations.ts';
import { hotkeyOf } from './press.ts';
import { ScreenKeyboard } from './screen-keyboard.tsx';
import { findKeys } from './search.ts';
import { SnippetList } from './snippet-list.tsx';
import { useKeys } from './use-keys.ts';
import { useLayout } from './use-layout.ts';

export default function KeycodeInfo() {
  const t = useMessages<typeof en.ui>();
  const [isCapturing, setCapturing] = useState(false);
  const combination = useTextOperation(snippets);
  const layout = useLayout();
  const { history, last, show, clear } = useKeys({
    isCapturing,
    onLeave: () => setCapturing(false),
    onPress: (press) => {
      const hotkey = hotkeyOf(press);
      if (hotkey !== undefined) combination.setValue(hotkey);
    },
  });
  const find = (query: string) => {
    const found = findKeys(query, keys, ({ group, location }) =>
      [t(`group.${group}`), location === 'standard' ? '' : t(`location.${location}`)].join('\n'),
    );
    return groups.map((id) => ({ id, title: t(`group.${id}`), rows: found.filter(({ group }) => group === id) }));
  };
  return (
    <div className="n-stack">
      <CapturePad press={last} layout={layout} isCapturing={isCapturing} onCapture={setCapturing} />
      <SnippetList combination={combination} />
      <History history={history} onClear={clear} />
      <InputEvents />
      <ScreenKeyboard last={last} layout={layout} onPress={show} />
      <Reference operation={search} search={t('findKey')} find={find}>
        {(rows, { title }) => <KeyTable rows={rows} title={title} />}
      </Reference>
    </div>
  );
}
