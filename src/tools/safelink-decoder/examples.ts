import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const SAFE_LINK =
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%2520d&data=05%7C02%7Cada%40example.com%7C0123%7C4567%7C0%7C0%7C638400000000000000%7CUnknown&reserved=0';

export default [
  {
    operation: 'decode',
    input: SAFE_LINK,
    output: [
      {
        target: 'https://example.org/a?b=c%20d',
        host: 'example.org',
        unicodeHost: 'example.org',
        domain: 'example.org',
        recipient: 'ada@example.com',
        time: '2024-01-04T21:20:00.000Z',
        steps: [
          {
            service: 'Microsoft Safe Links',
            target: 'https://example.org/a?b=c%20d',
            parameters: [
              { name: 'data', value: '05|02|ada@example.com|0123|4567|0|0|638400000000000000|Unknown' },
              { name: 'reserved', value: '0' },
            ],
          },
        ],
      },
    ],
    reworded: ['[].time'],
    notes: ['warning.recipient'],
  },
  {
    operation: 'decode',
    input:
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fexample.org%252F%253Futm_source%253Dmail%2526a%253D1',
    options: { tracking: true },
    output: [
      {
        target: 'https://example.org/?a=1',
        host: 'example.org',
        unicodeHost: 'example.org',
        domain: 'example.org',
        recipient: null,
        time: null,
        steps: [
          {
            service: 'Facebook',
            target: 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F%3Futm_source%3Dmail%26a%3D1',
            parameters: [],
          },
          { service: 'Google', target: 'https://example.org/?utm_source=mail&a=1', parameters: [] },
        ],
      },
    ],
    notes: ['note.trackingRemoved'],
  },
  { operation: 'decode', input: ' \n', error: 'error.empty' },
  { operation: 'decode', input: 'hello', error: 'error.notUrl' },
  { operation: 'decode', input: 'https://example.org/?url=https%3A%2F%2Fa.b', error: 'error.notWrapped' },
  {
    operation: 'decode',
    input: 'https://evil.example/?x=.safelinks.protection.outlook.com&url=https%3A%2F%2Fa.b',
    error: 'error.lookAlike',
  },
  { operation: 'decode', input: 'https://lnkd.in/abc', error: 'error.opaque' },
  { operation: 'decode', input: 'https://eur01.safelinks.protection.outlook.com/?data=x', error: 'error.noTarget' },
  { operation: 'decode', input: 'https://l.facebook.com/l.php?u=example.org', error: 'error.target' },
  { operation: 'decode', input: 'https://l.facebook.com/l.php?u=javascript%3Aalert(1)', error: 'error.scheme' },
  {
    operation: 'decode',
    input: 'https://example.org/a and https://example.org/b',
    error: 'error.noneWrapped',
  },
  {
    operation: 'replace',
    input: `Dear Ada,\n\nthe notes are at <${SAFE_LINK}>.\nhttps://example.com stays.`,
    output: 'Dear Ada,\n\nthe notes are at <https://example.org/a?b=c%20d>.\nhttps://example.com stays.',
  },
  {
    operation: 'replace',
    input: 'See https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F%3Fgclid%3Dx%26a%3D1.',
    options: { tracking: true },
    output: 'See https://example.org/?a=1.',
    notes: ['note.trackingRemoved'],
  },
  { operation: 'replace', input: 'nothing to do', output: 'nothing to do', notes: ['note.none'] },
  {
    operation: 'replace',
    input: 'https://l.facebook.com/l.php?h=x',
    output: 'https://l.facebook.com/l.php?h=x',
    notes: ['warning.broken'],
  },
  {
    operation: 'replace',
    input: 'https://l.instagram.com/?u=https%3A%2F%2Ft.co%2Fabc',
    output: 'https://t.co/abc',
    notes: ['note.opaque'],
  },
  {
    operation: 'replace',
    input: 'https://l.instagram.com/?u=https%3A%2F%2Fl.facebook.com%2Fl.php',
    output: 'https://l.facebook.com/l.php',
    notes: ['warning.stopped'],
  },
  {
    operation: 'replace',
    // The first letter is Cyrillic.
    input: 'https://l.instagram.com/?u=https%3A%2F%2Fme%40%D0%B0pple.com',
    output: 'https://me@аpple.com',
    notes: ['warning.lookAlike', 'warning.punycode', 'warning.loginHost'],
  },
  {
    operation: 'replace',
    // Only the last letter is Latin.
    input: 'https://l.instagram.com/?u=https%3A%2F%2F%D1%80%D0%BE%D1%81%D1%81%D0%B8i.com',
    output: 'https://россиi.com',
    notes: ['warning.mixedScripts', 'warning.punycode'],
  },
  {
    operation: 'decode',
    input: 'Read https://slack-redir.net/link?url=3Dhttps%3A%2F%2Fexample.org=\r\n%2Fa now',
    output: [
      {
        target: 'https://example.org/a',
        host: 'example.org',
        unicodeHost: 'example.org',
        domain: 'example.org',
        recipient: null,
        time: null,
        steps: [{ service: 'Slack', target: 'https://example.org/a', parameters: [] }],
      },
    ],
    notes: ['note.quotedPrintable', 'note.around'],
  },
  {
    operation: 'decode',
    input: '> <https://slack-redir.net/link?\n> url=https%3A%2F%2Fexample.org%2Fa>',
    output: [
      {
        target: 'https://example.org/a',
        host: 'example.org',
        unicodeHost: 'example.org',
        domain: 'example.org',
        recipient: null,
        time: null,
        steps: [{ service: 'Slack', target: 'https://example.org/a', parameters: [] }],
      },
    ],
    notes: ['note.joined'],
  },
  {
    operation: 'replace',
    input: 'https://www.google.com/amp/s/example.org',
    output: 'https://example.org',
  },
  // no example: warning.deep, because it takes more wrappers than can be read here; logic.test.ts has it.
] satisfies Example<typeof operations>[];
