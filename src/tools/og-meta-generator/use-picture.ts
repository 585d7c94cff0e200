import { useState } from 'react';
import { notify, useCommonMessages } from '#kit';

interface Picture {
  readonly file: File | undefined;
  readonly open: (file: File) => void;
}

/** A picture of the visitor's own to try in the cards. Its size (pixels) is told once it is known. */
export function usePicture(onSize: (width: number, height: number) => void): Picture {
  const t = useCommonMessages();
  const [file, setFile] = useState<File>();
  const measure = async (chosen: File) => {
    const bitmap = await createImageBitmap(chosen);
    onSize(bitmap.width, bitmap.height);
    bitmap.close();
    setFile(chosen);
  };
  const open = (chosen: File) => {
    measure(chosen).catch(() => notify({ kind: 'error', text: t('fileUnreadable', { name: chosen.name }) }));
  };
  return { file, open };
}
