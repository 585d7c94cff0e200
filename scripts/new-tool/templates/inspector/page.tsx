import { Facts, Inspector, useMessages } from '#kit';
import type en from './locales/en.json';
import { inspect } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  return (
    <Inspector operation={inspect} input={t('text')}>
      {({ length }) => <Facts facts={[{ label: t('length'), value: String(length) }]} />}
    </Inspector>
  );
}
