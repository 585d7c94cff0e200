import { ToolError } from '#engine/error';
import { decodeUtf8 } from '#engine/utf8';
import { isDer } from '#formats/pem/blocks.ts';
import { notify, useCommonMessages, useExplain, type TextValue } from '#kit';
import { toBase64 } from '#lib/bytes';

/** Takes a file of text as it is, and one of DER as Base64. */
export function useKeyFile(onChange: (text: TextValue) => void): (file: File) => void {
  const t = useCommonMessages();
  const explain = useExplain();
  const read = async (file: File) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      onChange(isDer(bytes) ? (toBase64(bytes).match(/.{1,64}/g) ?? []).join('\n') : decodeUtf8(bytes));
    } catch (error) {
      notify({
        kind: 'error',
        text: error instanceof ToolError ? explain(error) : t('fileUnreadable', { name: file.name }),
      });
    }
  };
  return (file) => void read(file);
}
