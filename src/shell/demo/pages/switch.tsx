import { useState } from 'react';
import { Switch } from '#kit';

export default function SwitchDemo() {
  const [value, setValue] = useState(true);
  return (
    <>
      <Switch label="Sort keys" value={value} onChange={setValue} />
      <Switch label="Off" value={false} onChange={() => undefined} />
      <Switch label="Disabled" value disabled onChange={() => undefined} />
    </>
  );
}
