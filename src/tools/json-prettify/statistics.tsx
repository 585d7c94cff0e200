import { Facts, Fold, useFormatBytes, operand, useIntlLanguage, useMessages, useOperation, type TextValue } from '#kit';
import type en from './locales/en.json';
import { inspect } from './operations.ts';

const COUNTS = ['characters', 'lines', 'documents', 'values', 'depth', 'keys', 'duplicateKeys'] as const;
const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const;

/** Size and shape of the text, counted when they are asked for. */
export function Statistics({ input }: { input: TextValue }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Fold title={t('figures')}>
      <FigureList input={input} />
    </Fold>
  );
}

function FigureList({ input }: { input: TextValue }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const formatBytes = useFormatBytes();
  const state = useOperation(inspect, operand(input), {});
  if (state.is !== 'done') return null;
  const figures = state.value;
  const show = (count: number) => new Intl.NumberFormat(language).format(count);
  return (
    <Facts
      facts={[
        { label: t('size'), value: formatBytes(figures.bytes) },
        ...COUNTS.map((name) => ({ label: t(name), value: show(figures[name]) })),
        ...KINDS.map((kind) => ({ label: t(`kind.${kind}`), value: show(figures.kinds[kind]) })),
      ]}
    />
  );
}
