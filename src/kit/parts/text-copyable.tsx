import { CopyButton } from './copy-button.tsx';
import { LongText } from './long-text.tsx';

interface TextCopyableProps {
  readonly value: string;
  /** What is shown, if it differs from what is copied. */
  readonly shown?: string;
  /** Names the value for a screen reader. */
  readonly label: string;
}

/** A short text with a copy button behind it. */
export const TextCopyable = ({ value, shown = value, label }: TextCopyableProps) => (
  <span className="n-line">
    <span className="n-mono">
      <LongText label={label}>{shown}</LongText>
    </span>
    <CopyButton value={value} label={label} />
  </span>
);
