import { Directions } from '#kit';
import { DecodeForm } from './decode-form.tsx';
import { SignForm } from './sign-form.tsx';

export default function JwtParser() {
  return <Directions>{{ decode: <DecodeForm />, sign: <SignForm /> }}</Directions>;
}
