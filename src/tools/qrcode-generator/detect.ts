import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const TEXTS =
  /^\s*(?:BEGIN:V(?:CARD|EVENT|CALENDAR)\b|MECARD:|BCD\r?\n00[12]\r?\n|MATMSG:|SMSTO:|geo:-?\d|tel:[+\d]|sms:[+\d])/i;

/** A text as QR codes hold it; one of a Wi-Fi network is the other tool's. */
const detectCode = (sample: string): number => (TEXTS.test(sample) ? 0.7 : 0);

export const detectors = {
  read: { detect: detectCode },
} satisfies Detectors<typeof operations>;
