import type { Note } from '#engine/error';
import { Notes } from '#kit';
import { DemoTool } from '../demo-tool.tsx';

const note = (name: string, line: number, code = 'note.omitted'): Note => ({
  code,
  params: { name },
  where: { at: { line, column: 1, offset: 0, endOffset: 1 } },
});

export default function NotesDemo() {
  return (
    <DemoTool
      texts={{
        'note.omitted': 'The comment “{name}” was omitted, as asked.',
        'warning.lost': 'The comment “{name}” was lost.',
      }}
    >
      <Notes notes={[note('only', 3)]} />
      <Notes notes={[note('only', 3, 'warning.lost')]} />
      <Notes notes={[note('first', 1), note('second', 2), note('first', 7), note('third', 9, 'warning.lost')]} />
    </DemoTool>
  );
}
