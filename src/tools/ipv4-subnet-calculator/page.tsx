import { Directions } from '#kit';
import { CalculateForm } from './calculate-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { SplitForm } from './split-form.tsx';

export default function Ipv4SubnetCalculator() {
  return <Directions>{{ calculate: <CalculateForm />, split: <SplitForm />, plan: <PlanForm /> }}</Directions>;
}
