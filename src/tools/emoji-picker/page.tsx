import { OperationTabs } from '#kit';
import { Explainer } from './explainer.tsx';
import { Picker } from './picker.tsx';

export default function EmojiPicker() {
  return <OperationTabs>{{ search: <Picker />, explain: <Explainer /> }}</OperationTabs>;
}
