import { Directions } from '#kit';
import { Hashing } from './hashing.tsx';
import { Verification } from './verification.tsx';

export default function Bcrypt() {
  return <Directions>{{ hash: <Hashing />, verify: <Verification /> }}</Directions>;
}
