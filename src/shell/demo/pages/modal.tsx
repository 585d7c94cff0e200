import { useState } from 'react';
import { Button, Dialog } from '#kit';

export default function ModalDemo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <Dialog
          title="A dialog"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          <p>Escape and a click outside close it.</p>
        </Dialog>
      )}
    </>
  );
}
