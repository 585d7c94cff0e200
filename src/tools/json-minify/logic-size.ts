import { encodeUtf8 } from '#engine/utf8';

/** Sizes in bytes, in UTF-8. */
export interface Size {
  readonly plain: number;
  /** Compressed as web servers do (gzip, RFC 1952). */
  readonly gzip: number;
}

/** How large a text is when it is stored and when it is sent. Throws `engine.loneSurrogate` for what is no Unicode text. */
export async function measure(text: string): Promise<Size> {
  const bytes = encodeUtf8(text);
  let gzip = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) gzip += read.value.length;
  return { plain: bytes.length, gzip };
}
