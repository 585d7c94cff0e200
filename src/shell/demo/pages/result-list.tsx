import { Badge, CopyButton, Pane, ResultList } from '#kit';

const DIGESTS = [
  { name: 'MD5', value: '9e107d9d372bb6826bd81d3542a419d6', label: <Badge look="error">MD5</Badge> },
  { name: 'CRC-32', value: '414fa339', label: <Badge look="info">CRC-32</Badge> },
  { name: 'SHA-1', value: undefined, label: <Badge look="warning">SHA-1</Badge> },
];

export default function ResultListDemo() {
  const lines = ['one', 'two', 'three'].map((value) => ({ name: value, value }));
  return (
    <>
      <Pane name="Lines" height="auto" tools={<CopyButton value={'one\ntwo\nthree'} />}>
        <ResultList label="Lines" results={lines} />
      </Pane>
      <Pane name="Digests" height="auto" tools={<CopyButton value={undefined} />}>
        <ResultList label="Digests" results={DIGESTS} />
      </Pane>
    </>
  );
}
