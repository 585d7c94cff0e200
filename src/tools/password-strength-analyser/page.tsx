import { OperationTabs } from '#kit';
import { Comparison } from './comparison.tsx';
import { OnePassword } from './one-password.tsx';

export default function PasswordStrengthAnalyser() {
  return <OperationTabs>{{ analyse: <OnePassword />, compare: <Comparison /> }}</OperationTabs>;
}
