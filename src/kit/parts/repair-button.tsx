import { useState } from 'react';
import { ToolError, type Note } from '#engine/error';
import { execute } from '#engine/execute';
import { initialValues } from '#engine/options';
import { operand } from '../hooks/use-input.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useLaterTexts } from '../settings/later-texts.ts';
import { useTool } from '../context/tool-context.ts';
import { notify } from '../context/toasts.ts';
import { Button } from './button.tsx';

interface RepairButtonProps {
  /** `tool/operation` that makes of a broken text the one that was probably meant. */
  readonly by: string;
  readonly value: TextValue;
  /** The notes say what was repaired, where the repair is the page's own, so that the page has words for them. */
  readonly onChange: (value: TextValue, notes: readonly Note[]) => void;
}

/** Puts the repaired text in the place of the broken one, which a message offers to bring back. */
export default function RepairButton({ by, value, onChange }: RepairButtonProps) {
  const t = useLaterTexts();
  const { id } = useTool();
  const [isBusy, setBusy] = useState(false);
  const repair = async () => {
    setBusy(true);
    try {
      const { output, notes } = await runByName(by, value);
      onChange(output as TextValue, by.startsWith(`${id}/`) ? notes : []);
      notify({ kind: 'info', text: t('repaired'), action: { label: t('undo'), run: () => onChange(value, []) } });
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      notify({ kind: 'error', text: t('notRepairable') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="tool" disabled={isBusy} onClick={() => void repair()}>
      {t('repair')}
    </Button>
  );
}

/** The operation of any tool, which is fetched for this. */
async function runByName(path: string, value: TextValue) {
  const [tool = '', name = ''] = path.split('/');
  const { findOperation } = await import('#engine/registry');
  const operation = await findOperation(tool, name);
  const options = initialValues(operation.options);
  const { signal } = new AbortController();
  return execute({ name: { tool, operation: name }, operation, input: operand(value), options, signal });
}
