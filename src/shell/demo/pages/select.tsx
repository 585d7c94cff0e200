import { useState } from 'react';
import { SearchSelect, Select, ZoneSelect } from '#kit';

const CHOICES = ['sha-1', 'sha-256', 'sha-512'] as const;
const MANY = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
const TOOLTIPS = [
  { value: 'argon2', label: 'Argon2', tooltip: 'For passwords' },
  { value: 'md5', label: 'MD5', tooltip: 'Broken' },
];
const SIZES = ['small', 'medium', 'large'] as const;

export default function SelectDemo() {
  const [value, setValue] = useState<(typeof CHOICES)[number]>('sha-256');
  const [one, setOne] = useState<string>();
  const [zone, setZone] = useState('');
  const shared = { value: one, onChange: setOne };
  return (
    <>
      <Select label="Algorithm" value={value} choices={CHOICES} labels={{ 'sha-256': 'SHA-256' }} onChange={setValue} />
      <Select label="Its label is hidden" hideLabel value={value} choices={CHOICES} onChange={setValue} />
      <Select label="With an error" value={value} choices={CHOICES} error="Choose a safe one." onChange={setValue} />
      {SIZES.map((size) => (
        <SearchSelect {...shared} key={size} label={`Searched, ${size}`} size={size} options={MANY} />
      ))}
      <SearchSelect {...shared} label="At the left, with tooltips" inline options={TOOLTIPS} />
      <SearchSelect {...shared} label="Wrong" options={TOOLTIPS} error="Choose a safe one." />
      <SearchSelect {...shared} label="Without options" options={[]} placeholder="Nothing to choose" />
      <SearchSelect {...shared} label="Disabled" options={TOOLTIPS} disabled />
      <ZoneSelect label="Time zone" value={zone} error={undefined} onChange={setZone} />
    </>
  );
}
