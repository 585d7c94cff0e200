import { Panel } from '#kit';

export default function CardDemo() {
  return (
    <Panel>
      <h3>A title</h3>
      <p>And a text in a card.</p>
    </Panel>
  );
}
