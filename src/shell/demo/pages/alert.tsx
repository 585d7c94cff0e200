import { Alert, Button } from '#kit';

export default function AlertDemo() {
  return (
    <>
      <Alert look="warning" title="The camera is blocked">
        Allow it in the address bar, then try again.
      </Alert>
      <Alert look="warning">Without a title.</Alert>
      <Alert look="error" title="The file is too large" actions={<Button>Choose another file</Button>}>
        Up to 2 GB fit into the browser&apos;s memory.
      </Alert>
      <Alert look="info">A piece of information.</Alert>
      <Alert look="success">It worked.</Alert>
    </>
  );
}
