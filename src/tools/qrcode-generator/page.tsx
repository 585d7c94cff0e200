import { OperationTabs } from '#kit';
import { DrawTab } from './draw-tab.tsx';
import { ReadTab } from './read-tab.tsx';

export default function QrCodeGenerator() {
  return (
    <OperationTabs>
      {{
        draw: <DrawTab />,
        read: <ReadTab />,
      }}
    </OperationTabs>
  );
}
