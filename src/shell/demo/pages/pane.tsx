import { Button, CopyButton, Pane, Panes } from '#kit';

export default function PaneDemo() {
  return (
    <Panes>
      <Pane
        name="Input"
        height="short"
        toolsOf="input"
        tools={
          <Button look="text" size="small" icon="eraser">
            Clear
          </Button>
        }
        foot={
          <>
            <span>Line 1</span>
            <span>12 bytes</span>
          </>
        }
      >
        <p>What goes in.</p>
      </Pane>
      <Pane name="Result" height="short" tools={<CopyButton value="What comes out." />} isWrong>
        <p>What comes out, here with an error.</p>
      </Pane>
    </Panes>
  );
}
