import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const TEXTS =
  /^\s*(?:BEGIN:V(?:CARD|EVENT|CALENDAR)\b|MECARD:|BCD\r?\n00[12]\r?\n|MATMSG:|SMSTO:|geo:-?\d|tel:[+\d]|sms:[+\d])/i;

/** A text as QR codes hold it; one of a Wi-Fi network is the other tool's. */
const detectCode = (sample: string): number => (TEXTS.test(sample) ? 0.7 : 0);

/** Short links are what most codes hold. */
const LINK = /^\s*https?:\/\/[^\s/]+\.(?:[^\s%]|%[\da-f]{2}){2,300}$/i;

export const detectors = {
  draw: { detect: (sample) => (LINK.test(sample.trimEnd()) ? 0.35 : 0), answer: false },
  read: { detect: detectCode, answer: ({ fields }) => fields.map(({ value }) => value) },
} satisfies Detectors<typeof operations>;
