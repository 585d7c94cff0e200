import { OperationTabs } from '#kit';
import { ApplySection } from './apply-section.tsx';
import { CompareSection } from './compare-section.tsx';

export default function JsonDiff() {
  return <OperationTabs>{{ diff: <CompareSection />, applyPatch: <ApplySection /> }}</OperationTabs>;
}
