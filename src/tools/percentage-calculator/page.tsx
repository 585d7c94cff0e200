import { Inspector, OperationTabs, Segmented, useMessages } from '#kit';
import { Form } from './form.tsx';
import type en from './locales/en.json';
import { change, decrease, increase, part, ratio, repeat, shares } from './operations.ts';
import { SharesResult } from './shares-result.tsx';

export default function PercentageCalculator() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        part: <Form operation={part} name="part" fields={['percent', 'whole', 'result']} />,
        ratio: <Form operation={ratio} name="ratio" fields={['amount', 'whole', 'percent']} />,
        change: <Form operation={change} name="change" fields={['from', 'to', 'percent']} />,
        increase: <Form operation={increase} name="increase" fields={['amount', 'percent', 'result']} />,
        decrease: <Form operation={decrease} name="decrease" fields={['amount', 'percent', 'result']} />,
        repeat: <Form operation={repeat} name="repeat" fields={['amount', 'percent', 'times', 'result']} />,
        shares: (
          <Inspector
            operation={shares}
            input={t('numbers')}
            multiline
            placeholder="Rent: 900"
            options={(option) => <Segmented {...option('places')} />}
          >
            {(found) => <SharesResult {...found} />}
          </Inspector>
        ),
      }}
    </OperationTabs>
  );
}
