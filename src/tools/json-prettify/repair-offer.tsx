import { useState } from 'react';
import {
  Alert,
  Button,
  isEmptyText,
  operand,
  ResultPane,
  useExplain,
  useMessages,
  useOperation,
  type Conversion,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import { repair } from './operations.ts';

/** Where a text is not JSON: a suggestion, made when asked for and shown before anything changes. */
export function RepairOffer({ input, setInput, state }: Conversion) {
  const t = useMessages<typeof en.ui>();
  const [asked, setAsked] = useState<TextValue>('');
  const isBroken = state.is === 'failed' && state.error.code.startsWith('json.') && state.error.code !== 'json.tooLong';
  if (!isBroken || isEmptyText(input)) return null;
  if (asked === input) return <Repair input={input} onAccept={setInput} onReject={() => setAsked('')} />;
  return (
    <Alert
      look="info"
      title={t('repairable')}
      actions={
        <Button icon="tool" onClick={() => setAsked(input)}>
          {t('suggestRepair')}
        </Button>
      }
    />
  );
}

interface RepairProps {
  readonly input: TextValue;
  readonly onAccept: (text: TextValue) => void;
  readonly onReject: () => void;
}

function Repair({ input, onAccept, onReject }: RepairProps) {
  const t = useMessages<typeof en.ui>();
  const suggestion = useOperation(repair, operand(input), {});
  const explain = useExplain();
  return (
    <>
      <Alert
        look={suggestion.is === 'failed' ? 'error' : 'info'}
        title={t('suggestedRepair')}
        actions={
          <>
            <Button
              look="primary"
              icon="check"
              disabled={suggestion.is !== 'done'}
              onClick={() => suggestion.is === 'done' && onAccept(suggestion.value)}
            >
              {t('acceptRepair')}
            </Button>
            <Button icon="x" onClick={onReject}>
              {t('rejectRepair')}
            </Button>
          </>
        }
      >
        {suggestion.is === 'failed' ? explain(suggestion.error) : t('repairHint')}
      </Alert>
      {suggestion.is !== 'failed' && <ResultPane name={t('suggestedRepair')} state={suggestion} format="json" />}
    </>
  );
}
