import { Directions } from '#kit';
import { Explainer } from './explainer.tsx';
import { Picker } from './picker.tsx';

export default function EmojiPicker() {
  return <Directions>{{ search: <Picker />, explain: <Explainer /> }}</Directions>;
}
