/** The digits of crypt(3), which are not those of Base64. */
export const CRYPT64 = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes in groups, each given by the places of its bytes, the highest first; the lowest six bits are written first. */
export function toCrypt64(bytes: Uint8Array, groups: readonly (readonly number[])[]): string {
  return groups
    .map((places) => {
      let value = places.reduce((sum, place) => sum * 256 + (bytes[place] ?? 0), 0);
      let digits = '';
      for (let left = places.length + 1; left > 0; left -= 1, value = Math.floor(value / 64))
        digits += CRYPT64.charAt(value % 64);
      return digits;
    })
    .join('');
}
