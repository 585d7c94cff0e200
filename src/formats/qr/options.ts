import { choice, content, integer, PANE, type Values } from '#engine/options';

/** How a QR code is drawn; the words are with the texts of this folder. */
export const qrOptions = {
  foreground: content('#000000'),
  background: content('#ffffff'),
  level: choice(['low', 'medium', 'quartile', 'high'], 'medium'),
  size: integer({ initial: 1024, min: 32, max: 4096 }),
  margin: integer({ initial: 4, min: 0, max: 40 }),
  shape: choice(['square', 'rounded', 'dots'], 'square'),
  logo: content('', PANE),
};

/** A code with a logo in its middle always has the highest level. */
export const qrNeeds = { level: { logo: false } } as const;

export type QrValues = Values<typeof qrOptions>;
export type QrLevel = QrValues['level'];
