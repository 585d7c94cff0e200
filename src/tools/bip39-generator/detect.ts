import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** As many words as a phrase has, each as long as words of the lists are. */
function detectPhrase(sample: string): number {
  const words = sample.trim().split(/\s+/);
  if (![12, 15, 18, 21, 24].includes(words.length)) return 0;
  const isPhrase = [/^[a-z\u00e0-\u017e]{3,10}$/, /^\p{Script=Han}$/u, /^[ぁ-ゖ]{2,8}$/, /^[가-힣]{2,6}$/].some(
    (word) => words.every((each) => word.test(each.normalize('NFC'))),
  );
  return isPhrase ? 0.6 : 0;
}

export const detectors = {
  check: {
    detect: detectPhrase,
    answer: ({ verdict, language }) => (verdict === 'valid' ? [`✓ ${language}`] : ['✗']),
    large: true,
  },
} satisfies Detectors<typeof operations>;
