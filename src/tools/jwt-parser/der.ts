/** A value of ASN.1 in DER (ITU-T X.690): where its content begins and ends. */
export interface Der {
  readonly tag: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** The value at an offset; undefined where there is none or it is longer than the bytes. */
export function readDer(bytes: Uint8Array, start: number): Der | undefined {
  const [tag, first] = [bytes[start], bytes[start + 1]];
  if (tag === undefined || first === undefined) return undefined;
  let from = start + 2;
  let length = first;
  if (first >= 0x80) {
    const count = first & 0x7f;
    // No key has four gigabytes, and DER has no length without an end.
    if (count === 0 || count > 3) return undefined;
    length = 0;
    for (let index = 0; index < count; index++) length = length * 256 + (bytes[from + index] ?? 0);
    from += count;
  }
  const to = from + length;
  return to > bytes.length ? undefined : { tag, start, from, to };
}

/** The values inside another; none where they do not fill it. */
export function childrenOf(bytes: Uint8Array, { from, to }: Der): readonly Der[] {
  const children: Der[] = [];
  for (let next = from; next < to;) {
    const child = readDer(bytes, next);
    if (child === undefined || child.to > to) return [];
    children.push(child);
    next = child.to;
  }
  return children;
}
