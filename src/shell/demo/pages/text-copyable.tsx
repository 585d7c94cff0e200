import { TextCopyable } from '#kit';

export default function TextCopyableDemo() {
  return (
    <>
      <TextCopyable value="0193a1f2-7c3e-7b61" label="UUID" />
      <TextCopyable value="DE89370400440532013000" shown="DE89 3704 0044 0532 0130 00" label="IBAN" />
    </>
  );
}
