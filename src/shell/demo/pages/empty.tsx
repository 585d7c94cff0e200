import { Button, Empty, Panel } from '#kit';

export default function EmptyDemo() {
  return (
    <>
      <Panel>
        <Empty
          icon="arrow-right"
          title="The result appears here"
          actions={<Button size="small">Load the example</Button>}
        >
          Paste something on the left.
        </Empty>
      </Panel>
    </>
  );
}
