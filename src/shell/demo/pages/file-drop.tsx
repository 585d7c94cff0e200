import { useState } from 'react';
import { FileDrop } from '#kit';

export default function FileDropDemo() {
  const [name, setName] = useState('');
  return (
    <>
      <FileDrop label="Drop a file here" onFile={(file) => setName(file.name)} />
      <p>{name}</p>
    </>
  );
}
