import { useState } from 'react';
import { Tabs } from '#kit';

export default function TabsDemo() {
  const [tab, setTab] = useState<'encode' | 'decode'>('encode');
  return (
    <Tabs label="What to do" tabs={{ encode: 'Encode', decode: 'Decode' }} value={tab} onChange={setTab}>
      <p>The panel of {tab}.</p>
    </Tabs>
  );
}
