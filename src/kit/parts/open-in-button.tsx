import type { MouseEvent } from 'react';
import { isLargeText } from '#engine/large-text';
import { useTool } from '../context/tool-context.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { IconButton, ToolButton } from './button.tsx';

interface OpenInButtonProps {
  /** Undefined while there is nothing to open. */
  readonly value: TextValue | undefined;
  /** Without words, where it stands in no bar. */
  readonly isIcon?: boolean;
}

/** Leads on from a result: to the tools that want it. */
export function OpenInButton({ value, isIcon = false }: OpenInButtonProps) {
  const t = useCommonMessages();
  const { id, openIn } = useTool();
  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (value === undefined) return;
    const { operation = '' } = currentTarget.closest<HTMLElement>('[data-operation]')?.dataset ?? {};
    openIn(isLargeText(value) ? await value.blob.text() : value, `${id}/${operation}`);
  };
  const shared = {
    icon: 'route',
    label: t('openIn'),
    disabled: value === undefined,
    'data-open-in': '',
    onClick: (event: MouseEvent<HTMLElement>) => void open(event),
  };
  return isIcon ? <IconButton {...shared} size="small" /> : <ToolButton {...shared} />;
}
