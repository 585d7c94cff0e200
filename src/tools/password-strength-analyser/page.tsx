import { Directions } from '#kit';
import { Comparison } from './comparison.tsx';
import { OnePassword } from './one-password.tsx';

export default function PasswordStrengthAnalyser() {
  return <Directions>{{ analyse: <OnePassword />, compare: <Comparison /> }}</Directions>;
}
