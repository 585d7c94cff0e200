import { Directions } from '#kit';
import { ByProgress } from './by-progress.tsx';
import { ByRate } from './by-rate.tsx';
import { ByTransfer } from './by-transfer.tsx';

export default function EtaCalculator() {
  return <Directions>{{ rate: <ByRate />, progress: <ByProgress />, transfer: <ByTransfer /> }}</Directions>;
}
