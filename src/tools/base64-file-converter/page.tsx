import { Directions } from '#kit';
import { DecodeSection } from './decode-section.tsx';
import { EncodeSection } from './encode-section.tsx';

export default function Base64FileConverter() {
  return <Directions>{{ decode: <DecodeSection />, encode: <EncodeSection /> }}</Directions>;
}
