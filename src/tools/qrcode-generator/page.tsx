import { Directions } from '#kit';
import { DrawTab } from './draw-tab.tsx';
import { ReadTab } from './read-tab.tsx';

export default function QrCodeGenerator() {
  return (
    <Directions>
      {{
        draw: <DrawTab />,
        read: <ReadTab />,
      }}
    </Directions>
  );
}
