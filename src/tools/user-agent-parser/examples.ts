import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const SAFARI = {
  userAgent: MAC,
  kind: 'browser',
  client: null,
  browser: { name: 'Safari', version: '17.5' },
  engine: { name: 'WebKit', version: '605.1.15' },
  os: { name: 'macOS', version: '10.15.7' },
  device: { vendor: 'Apple', model: 'Macintosh', type: null },
  cpu: null,
};
const CURL = {
  userAgent: 'curl/8.5.0',
  kind: 'tool',
  client: { name: 'curl', version: '8.5.0' },
  browser: null,
  engine: null,
  os: null,
  device: null,
  cpu: null,
};

export default [
  {
    operation: 'parse',
    input: PIXEL,
    reworded: ['userAgent', 'device.type', 'tokens[].meaning'],
    output: {
      userAgent: PIXEL,
      kind: 'browser',
      client: null,
      browser: { name: 'Chrome', version: '126.0.0.0' },
      engine: { name: 'Blink', version: '126.0.0.0' },
      os: { name: 'Android', version: '14' },
      device: { vendor: 'Google', model: 'Pixel 8', type: 'mobile' },
      cpu: null,
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'Linux', meaning: 'linux' },
        { text: 'Android 14', meaning: 'android' },
        { text: 'Pixel 8', meaning: 'detail' },
        { text: 'AppleWebKit/537.36', meaning: 'webkit' },
        { text: 'KHTML, like Gecko', meaning: 'khtml' },
        { text: 'Chrome/126.0.0.0', meaning: 'chrome' },
        { text: 'Mobile', meaning: 'mobile' },
        { text: 'Safari/537.36', meaning: 'safari' },
      ],
    },
    notes: ['note.chrome'],
  },
  {
    operation: 'parse',
    input: 'User-Agent: curl/8.5.0',
    output: { ...CURL, tokens: [{ text: 'curl/8.5.0', meaning: 'product' }] },
  },
  {
    operation: 'parse',
    input: 'Mozilla/5.0 (compatible; GPTBot/1.1; +https://openai.com/gptbot)',
    output: {
      ...CURL,
      userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.1; +https://openai.com/gptbot)',
      kind: 'bot',
      client: { name: 'GPTBot', version: '1.1', purpose: 'ai', url: 'https://platform.openai.com/docs/gptbot' },
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'compatible', meaning: 'compatible' },
        { text: 'GPTBot/1.1', meaning: 'product' },
        { text: '+https://openai.com/gptbot', meaning: 'address' },
      ],
    },
  },
  {
    operation: 'parse',
    input: 'good morning',
    output: {
      ...CURL,
      userAgent: 'good morning',
      kind: 'unknown',
      client: null,
      tokens: [
        { text: 'good', meaning: 'detail' },
        { text: 'morning', meaning: 'detail' },
      ],
    },
    notes: ['warning.nothing'],
  },
  {
    operation: 'parse',
    input: `curl/8.5.0\nWget/1.21.2\nSec-CH-UA-Platform: "Linux"\nSec-CH-UA-Mobile: no`,
    output: {
      ...CURL,
      os: { name: 'Linux', version: null },
      tokens: [{ text: 'curl/8.5.0', meaning: 'product' }],
    },
    notes: ['warning.otherLines', 'warning.hintUnread', 'note.hints'],
  },
  {
    operation: 'parse',
    input: 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/126.0.0.0',
    output: {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/126.0.0.0',
      kind: 'browser',
      client: null,
      browser: { name: 'Chrome', version: '126.0.0.0' },
      engine: null,
      os: { name: 'Windows', version: '10' },
      device: null,
      cpu: 'amd64',
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'Windows NT 10.0', meaning: 'windows' },
        { text: 'Win64', meaning: 'processor' },
        { text: 'Chrome/126.0.0.0', meaning: 'chrome' },
      ],
    },
    notes: ['note.windows', 'note.chrome'],
  },
  {
    operation: 'parse',
    input: MAC,
    output: {
      ...SAFARI,
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'Macintosh', meaning: 'mac' },
        { text: 'Intel Mac OS X 10_15_7', meaning: 'mac' },
        { text: 'AppleWebKit/605.1.15', meaning: 'webkit' },
        { text: 'KHTML, like Gecko', meaning: 'khtml' },
        { text: 'Version/17.5', meaning: 'version' },
        { text: 'Safari/605.1.15', meaning: 'safari' },
      ],
    },
    notes: ['note.mac'],
  },
  {
    operation: 'parse',
    input: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0.6478.71 Mobile Safari/537.36',
    output: {
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0.6478.71 Mobile Safari/537.36',
      kind: 'browser',
      client: null,
      browser: { name: 'Chrome', version: '126.0.6478.71' },
      engine: null,
      os: { name: 'Android', version: '10' },
      device: { vendor: null, model: null, type: 'mobile' },
      cpu: null,
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'Linux', meaning: 'linux' },
        { text: 'Android 10', meaning: 'android' },
        { text: 'K', meaning: 'reduced' },
        { text: 'Chrome/126.0.6478.71', meaning: 'chrome' },
        { text: 'Mobile', meaning: 'mobile' },
        { text: 'Safari/537.36', meaning: 'safari' },
      ],
    },
    notes: ['note.android'],
  },
  {
    operation: 'parse',
    input: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0)',
    output: {
      userAgent: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0)',
      kind: 'browser',
      client: null,
      browser: { name: 'IE', version: '11.0' },
      engine: { name: 'Trident', version: '7.0' },
      os: { name: 'Windows', version: '7' },
      device: null,
      cpu: null,
      tokens: [
        { text: 'Mozilla/4.0', meaning: 'mozilla' },
        { text: 'compatible', meaning: 'compatible' },
        { text: 'MSIE 7.0', meaning: 'trident' },
        { text: 'Windows NT 6.1', meaning: 'windows' },
        { text: 'Trident/7.0', meaning: 'trident' },
      ],
    },
    notes: ['note.compatibility'],
    reworded: ['kind', 'tokens[].meaning'],
  },
  {
    operation: 'parse',
    input:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15',
    output: {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15',
      kind: 'browser',
      client: null,
      browser: { name: 'Chrome', version: '126' },
      engine: { name: 'WebKit', version: '605.1.15' },
      os: { name: 'iOS', version: null },
      device: { vendor: 'Apple', model: null, type: null },
      cpu: null,
      tokens: [
        { text: 'Mozilla/5.0', meaning: 'mozilla' },
        { text: 'Macintosh', meaning: 'mac' },
        { text: 'Intel Mac OS X 10_15_7', meaning: 'mac' },
        { text: 'AppleWebKit/605.1.15', meaning: 'webkit' },
        { text: 'KHTML, like Gecko', meaning: 'khtml' },
        { text: 'CriOS/126', meaning: 'brand' },
        { text: 'Version/11.1.1', meaning: 'version' },
        { text: 'Safari/605.1.15', meaning: 'safari' },
      ],
    },
    notes: ['note.desktop'],
    reworded: ['kind', 'tokens[].meaning'],
  },
  {
    operation: 'parseLines',
    input: `${MAC}\ncurl/8.5.0`,
    reworded: ['[].kind', '[].engine.name'],
    output: [
      { line: 1, ...SAFARI },
      { line: 2, ...CURL },
    ],
  },
  {
    operation: 'parseLines',
    input: 'curl/8.5.0\n\nx',
    output: [
      { line: 1, ...CURL },
      { line: 3, ...CURL, userAgent: 'x', kind: 'unknown', client: null },
    ],
    notes: ['warning.unknownLines'],
  },
  {
    operation: 'parseLines',
    input: `curl/8.5.0 ${'x'.repeat(490)}`,
    output: [{ line: 1, ...CURL, userAgent: `curl/8.5.0 ${'x'.repeat(490)}` }],
    notes: ['warning.long'],
  },
  {
    operation: 'parseLines',
    input: `curl/8.5.0 ${'x'.repeat(4090)}`,
    output: [{ line: 1, ...CURL, userAgent: `curl/8.5.0 ${'x'.repeat(4085)}` }],
    notes: ['warning.cut'],
  },
] satisfies Example<typeof operations>[];
