import { Panel, Working } from '#kit';

export default function WorkingDemo() {
  return (
    <>
      <Panel>
        <Working
          label="Hashing backup.tar"
          progress={{ done: 62, total: 100 }}
          detail="1.2 of 1.9 GB"
          onCancel={() => undefined}
        />
      </Panel>
      <Panel>
        <Working progress={undefined} onCancel={() => undefined} />
      </Panel>
    </>
  );
}
