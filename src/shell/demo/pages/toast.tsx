import { Button, notify } from '#kit';
import { textToCopy } from '#kit/context/toasts.ts';

export default function ToastDemo() {
  return (
    <div className="n-line">
      <Button onClick={() => notify({ kind: 'success', text: 'Copied to the clipboard' })}>Success</Button>
      <Button onClick={() => notify({ kind: 'error', text: 'No image in the clipboard' })}>Error</Button>
      <Button
        onClick={() =>
          notify({ kind: 'info', text: 'A new version is ready.', action: { label: 'Reload', run: () => undefined } })
        }
      >
        With an action
      </Button>
      <Button onClick={() => textToCopy.set('0193a1f2-7c3e-7b61')}>Copy manually</Button>
    </div>
  );
}
