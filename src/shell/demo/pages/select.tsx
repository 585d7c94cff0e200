import { useState } from 'react';
import { Select } from '#kit';

const CHOICES = ['sha-1', 'sha-256', 'sha-512'] as const;
const MANY = Array.from({ length: 1000 }, (_, index) => `Option ${index}`);

export default function SelectDemo() {
  const [value, setValue] = useState<(typeof CHOICES)[number]>('sha-256');
  const [one, setOne] = useState('Option 0');
  return (
    <>
      <Select label="Algorithm" value={value} choices={CHOICES} labels={{ 'sha-256': 'SHA-256' }} onChange={setValue} />
      <Select label="With an error" value={value} choices={CHOICES} error="Choose a safe one." onChange={setValue} />
      <Select label="Of 1000" value={one} choices={MANY} onChange={setOne} />
    </>
  );
}
