import { useLocation } from 'wouter';
import type { Return } from '#engine/meaning';
import { handOver } from '../text/hand-over.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { usePanel } from '../context/panel-context.ts';
import { useTool } from '../context/tool-context.ts';
import { ToolButton } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface SwapButtonProps {
  readonly back: Return;
  /** Options of the way here, on which those of the way back depend. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly value: TextValue | undefined;
}

/** Takes a result to the operation that turns it back; without a result it only leads there. */
export function SwapButton({ back, values, value }: SwapButtonProps) {
  const t = useCommonMessages();
  const here = useTool().id;
  const { turnTo } = usePanel();
  const [, navigate] = useLocation();
  const options = back.options(values);
  const button = (isPossible: boolean, describedBy?: string) => (
    <ToolButton
      icon="arrows-exchange"
      label={t('swap')}
      // Disabled for the eye and for screen readers, but still to be reached, so that the reason is, too.
      aria-disabled={isPossible ? undefined : true}
      aria-describedby={describedBy}
      onClick={() => {
        if (options === undefined) return;
        if (value !== undefined) handOver(`${back.tool}/${back.operation}`, value, options);
        if (back.tool !== here) navigate(`/${back.tool}`);
        else turnTo(back.operation);
      }}
    />
  );
  if (options !== undefined) return button(true);
  return <Tooltip text={t('swapNoWayBack')}>{(id) => button(false, id)}</Tooltip>;
}
