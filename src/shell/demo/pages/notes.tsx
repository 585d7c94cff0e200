import type { Note } from '#engine/error';
import { Notes } from '#kit';
import { DemoTool } from '../demo-tool.tsx';

const note = (name: string, line: number): Note => ({
  code: 'demo.note',
  params: { name },
  where: { at: { line, column: 1, offset: 0, endOffset: 1 } },
});

export default function NotesDemo() {
  return (
    <DemoTool texts={{ 'demo.note': 'The comment “{name}” was omitted.' }}>
      <Notes notes={[note('only', 3)]} />
      <Notes notes={[note('first', 1), note('second', 2), note('first', 7), note('third', 9)]} />
    </DemoTool>
  );
}
