import { Button, Empty, Panel, Working } from '#kit';

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
      <Panel>
        <Working
          label="Hashing backup.tar"
          progress={{ done: 62, total: 100 }}
          detail="1.2 of 1.9 GB"
          onCancel={() => undefined}
        />
      </Panel>
    </>
  );
}
