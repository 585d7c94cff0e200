import { Directions } from '#kit';
import { OneValue } from './one-value.tsx';
import { WholeText } from './whole-text.tsx';

export default function StringObfuscator() {
  return <Directions>{{ redact: <WholeText />, obfuscate: <OneValue /> }}</Directions>;
}
