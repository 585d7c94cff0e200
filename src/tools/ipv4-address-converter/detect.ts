import type { Detectors } from '#engine/detector';
import { formsOf } from '#formats/ip/detect.ts';
import type * as operations from './operations.ts';

/** An address as one decimal number. Its first byte is not 0, so small numbers are none. */
const isNumber = (text: string) => /^\d{8,10}$/.test(text) && Number(text) >= 2 ** 24 && Number(text) < 2 ** 32;

/** How sure it is that the sample is one address, also in a form that only computers use. */
function detectAddress(sample: string): number {
  const text = sample.trim();
  if (/^(?:::ffff:|64:ff9b::)[\da-f.:]+$/i.test(text)) return 0.9;
  const [form, ...others] = formsOf(sample) ?? [];
  if (isNumber(text)) return 0.3;
  if (others.length > 0) return 0;
  if (form === 'v4') return 0.9;
  if (/^(?:\d{1,3}\.){4}in-addr\.arpa\.?$/i.test(text) || /^(?:0x[\da-f]{2}\.){3}0x[\da-f]{2}$/i.test(text)) return 0.9;
  return /^(?:[01]{8}\.){3}[01]{8}$/.test(text) ? 0.9 : /^0x[\da-f]{8}$/i.test(text) ? 0.3 : 0;
}

export const detectors = {
  convert: {
    detect: detectAddress,
    answer: ({ address, decimal, hexadecimal }) => [address, String(decimal), hexadecimal],
  },
  convertLines: {
    detect: (sample) => {
      const forms = formsOf(sample) ?? [];
      return forms.length > 1 && forms.every((form) => form === 'v4') ? 0.8 : 0;
    },
  },
} satisfies Detectors<typeof operations>;
