import { useState } from 'react';
import { OperationTabs, useOptions } from '#kit';
import { DrawTab } from './draw-tab.tsx';
import { draw } from './operations.ts';
import { ReadTab } from './read-tab.tsx';

export default function WifiQrCodeGenerator() {
  const options = useOptions(draw);
  const [taken, setTaken] = useState(0);
  return (
    // A network that was read is shown by new tabs, which begin with the first one.
    <OperationTabs key={taken}>
      {{
        draw: <DrawTab options={options} />,
        read: (
          <ReadTab
            onUse={(network) => {
              options.set(network);
              setTaken(taken + 1);
            }}
          />
        ),
      }}
    </OperationTabs>
  );
}
