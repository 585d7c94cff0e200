import { CopyButton } from './copy-button.tsx';

interface TextCopyableProps {
  readonly value: string;
  /** The shown text, if it differs from the copied one. */
  readonly shown?: string;
  /** Names the value for a screen reader. */
  readonly label: string;
}

/** A short text with a copy button after it. */
export const TextCopyable = ({ value, shown = value, label }: TextCopyableProps) => (
  <span className="n-line">
    <span className="n-mono">{shown}</span>
    <CopyButton value={value} label={label} />
  </span>
);
