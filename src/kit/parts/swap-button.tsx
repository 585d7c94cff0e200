import { useLocation } from 'wouter';
import { handOver } from '../text/hand-over.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { useTool } from '../context/tool-context.ts';
import { Button } from './button.tsx';

interface SwapButtonProps {
  /** `tool/operation` whose input the value becomes. */
  readonly to: string;
  readonly value: TextValue | undefined;
}

/** Takes a result to the tool that turns it back; without a result it only leads there. */
export function SwapButton({ to, value }: SwapButtonProps) {
  const t = useCommonMessages();
  const here = useTool().id;
  const [, navigate] = useLocation();
  const [tool = ''] = to.split('/');
  return (
    <Button
      look="text"
      size="small"
      icon="arrows-exchange"
      onClick={() => {
        if (value !== undefined) handOver(to, value);
        if (tool !== here) navigate(`/${tool}`);
      }}
    >
      {t('swap')}
    </Button>
  );
}
