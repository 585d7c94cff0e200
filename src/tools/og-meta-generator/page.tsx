import { Directions, useOptions } from '#kit';
import { GenerateForm } from './generate-form.tsx';
import { generate } from './operations.ts';
import { ReadForm } from './read-form.tsx';

export default function OgMetaGenerator() {
  // Here and not in a tab, as what is read from HTML fills the fields of the other.
  const options = useOptions(generate);
  return (
    <Directions>{{ generate: <GenerateForm options={options} />, read: <ReadForm onUse={options.set} /> }}</Directions>
  );
}
