import { useState } from 'react';
import { Directions, TextField } from '#kit';
import { DemoTool } from '../demo-tool.tsx';

function Side({ label }: { label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}

export default function DirectionsDemo() {
  return (
    <DemoTool texts={{ encode: 'Encode', decode: 'Decode' }}>
      <Directions>{{ encode: <Side label="Text" />, decode: <Side label="Code" /> }}</Directions>
    </DemoTool>
  );
}
