import { useState } from 'react';
import { Button, Dialog, TextCopyable } from '#kit';

export default function ModalDemo() {
  const [opened, setOpened] = useState<'plain' | 'value'>();
  const close = () => setOpened(undefined);
  const actions = <Button onClick={close}>Close</Button>;
  return (
    <div className="n-line">
      <Button onClick={() => setOpened('plain')}>Open the dialog</Button>
      <Button onClick={() => setOpened('value')}>Show a value</Button>
      {opened === 'plain' && (
        <Dialog title="A dialog" onClose={close} actions={actions}>
          <p>Escape and a click outside close it.</p>
        </Dialog>
      )}
      {opened === 'value' && (
        <Dialog title="A value to copy" onClose={close} actions={actions}>
          <TextCopyable value="0193a1f2-7c3e-7b61" label="UUID" />
        </Dialog>
      )}
    </div>
  );
}
