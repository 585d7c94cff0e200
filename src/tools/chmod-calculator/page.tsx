import { OperationTabs } from '#kit';
import { Calculator } from './calculator.tsx';
import { UmaskSection } from './umask-section.tsx';

export default function ChmodCalculator() {
  return <OperationTabs>{{ calculate: <Calculator />, umask: <UmaskSection /> }}</OperationTabs>;
}
