import { Facts, useFormatBytes, useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import { identify } from './operations.ts';

/** Type, size and digest of a file. */
export function IdentityFacts({ file, name }: { file: Blob; name: string }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const state = useOperation(identify, file, {});
  const known = state.is === 'done' ? state.value : undefined;
  return (
    <Facts
      facts={[
        { label: t('name'), value: name },
        { label: t('type'), value: known?.type },
        { label: t('size'), value: formatBytes(file.size), copy: String(file.size) },
        { label: 'SHA-256', value: known?.sha256 },
      ]}
    />
  );
}
