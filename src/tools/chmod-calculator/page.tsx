import { Directions } from '#kit';
import { CalculateSection } from './calculate-section.tsx';
import { UmaskSection } from './umask-section.tsx';

export default function ChmodCalculator() {
  return <Directions>{{ calculate: <CalculateSection />, umask: <UmaskSection /> }}</Directions>;
}
