/** Adds to the last part, or begins another; the first is of both texts. */
export function addPart(parts: string[], text: string, isOwn: boolean): void {
  if (text === '') return;
  if (parts.length === 0) parts.push('');
  const isSame = (parts.length % 2 === 0) === isOwn;
  if (isSame) parts.push((parts.pop() ?? '') + text);
  else parts.push(text);
}
