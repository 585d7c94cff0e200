import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'bruteForce',
    options: { password: '0123456789' },
    output: { length: 10, setSize: 10, entropy: 33.22, score: 26, log10Guesses: 10 },
  },
  {
    operation: 'bruteForce',
    options: { password: 'Aa1!' },
    output: { length: 4, setSize: 94, entropy: 26.22, score: 20, log10Guesses: 7.89 },
  },
  {
    operation: 'bruteForce',
    options: { password: '' },
    output: { length: 0, setSize: 0, entropy: 0, score: 0, log10Guesses: 0 },
  },
  {
    operation: 'analyse',
    options: { password: 'Password1!' },
    reworded: [
      'log10Guesses',
      'parts[].from',
      'parts[].to',
      'score',
      'parts[].kind',
      'advice[]',
      'attackers[].attacker',
      'attackers[].guessesPerSecond',
      'attackers[].log10Seconds',
    ],
    output: {
      log10Guesses: 5.55,
      score: 0,
      parts: [
        { from: 0, to: 8, kind: 'commonPassword', isReversed: false, isSubstituted: false },
        { from: 8, to: 10, kind: 'other', isReversed: false, isSubstituted: false },
      ],
      advice: ['commonPassword', 'capitalized', 'longer'],
      attackers: [
        { attacker: 'online', guessesPerSecond: 100 / 3600, log10Seconds: 7.11 },
        { attacker: 'bcrypt', guessesPerSecond: 1400, log10Seconds: 2.4 },
        { attacker: 'ntlm', guessesPerSecond: 3e11, log10Seconds: -5.93 },
        { attacker: 'own', guessesPerSecond: 1e9, log10Seconds: -3.45 },
      ],
    },
  },
  {
    operation: 'analyse',
    options: { password: 'a'.repeat(300) },
    matches: /"kind":\s*"repeat"/,
    notes: ['warning.capped'],
  },
  {
    operation: 'compare',
    input: 'Password1!\ncorrect horse battery staple',
    reworded: ['[].log10Guesses', '[].score'],
    output: [
      { line: 1, length: 10, entropy: 65.55, log10Guesses: 5.55, score: 0 },
      { line: 2, length: 28, entropy: 164.02, log10Guesses: 26.7, score: 4 },
    ],
  },
  { operation: 'compare', input: 'a\n'.repeat(101), error: 'error.tooMany' },
  // no example: fetched.missing, because it takes a lost connection
] satisfies Example<typeof operations>[];
