import { useState } from 'react';
import { Directions, useOptions, type TextValue } from '#kit';
import { OneValue } from './one-value.tsx';
import { redact } from './operations.ts';
import { Restoring } from './restoring.tsx';
import { WholeText } from './whole-text.tsx';

export default function StringObfuscator() {
  // Here and not in a tab, as values are restored from the text that was redacted.
  const original = useState<TextValue>('');
  const options = useOptions(redact);
  return (
    <Directions>
      {{
        redact: <WholeText original={original} options={options} />,
        restore: <Restoring original={original} values={options.values} />,
        obfuscate: <OneValue />,
      }}
    </Directions>
  );
}
