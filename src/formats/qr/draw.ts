import encodeQr from 'qr';

/** Light modules around a code (ISO/IEC 18004:2024, section 9.1). */
const QUIET_ZONE = 4;
/** Bytes that the largest code holds at error correction M (ISO/IEC 18004:2024, table 7). */
export const MOST_BYTES = 2331;

/**
 * The QR code of a text of at most `MOST_BYTES` bytes, as SVG: black on white in any theme, one unit for each module, at error
 * correction M. It takes the size that it is given.
 */
export function drawQr(text: string): string {
  // The library draws a margin of one module at least.
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1);
  const side = rows.length + 2 * QUIET_ZONE;
  const runs = rows.flatMap((row, y) => {
    const line = row.slice(1, -1).map((isDark) => (isDark ? '1' : '0'));
    return Array.from(line.join('').matchAll(/1+/g), ({ index, 0: { length } }) => {
      return `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}"/></svg>\n`
  );
}
