import { Directions, useOptions } from '#kit';
import { DrawTab } from './draw-tab.tsx';
import { draw } from './operations.ts';
import { ReadTab } from './read-tab.tsx';

export default function WifiQrCodeGenerator() {
  const options = useOptions(draw);
  return (
    <Directions>
      {{
        draw: <DrawTab options={options} />,
        read: <ReadTab onUse={options.set} />,
      }}
    </Directions>
  );
}
