import { CopyButton } from '#kit';

export default function CopyButtonDemo() {
  return (
    <div className="n-line">
      <CopyButton value="A text" />
      <CopyButton value={undefined} />
      <CopyButton value="A text" label="a text" />
      <CopyButton value="A text" look="default" size="large" />
    </div>
  );
}
