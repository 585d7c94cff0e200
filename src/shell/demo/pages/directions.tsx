import { useState } from 'react';
import { Directions, TextField } from '#kit';
import { ToolContext, type ToolInUse } from '#kit/context/tool-context.ts';

const tool: ToolInUse = {
  id: 'demo',
  tool: {
    Page: DirectionsDemo,
    en: { encode: 'Encode', decode: 'Decode' },
    operations: {},
    locales: {},
    examples: () => Promise.resolve([]),
    related: [],
    repairs: {},
  },
  messages: {},
  links: new Map(),
};

function Side({ label }: { label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}

export default function DirectionsDemo() {
  return (
    <ToolContext value={tool}>
      <Directions>{{ encode: <Side label="Text" />, decode: <Side label="Code" /> }}</Directions>
    </ToolContext>
  );
}
