import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const party = {
  emoji: '🎉',
  name: 'party popper',
  group: 'activities',
  version: '0.6',
  codePoints: 'U+1F389',
  shortcodes: [':tada:'],
};

export default [
  { operation: 'search', input: 'party popper', reworded: ['[].group'], output: [party] },
  { operation: 'search', input: ':tada:', output: [party] },
  // A letter is missing.
  { operation: 'search', input: 'prty popper', output: [party] },
  {
    operation: 'search',
    input: 'technologist',
    options: { tone: 'medium', gender: 'woman' },
    output: [
      {
        emoji: '👩🏽‍💻',
        name: 'woman technologist: medium skin tone',
        group: 'people',
        version: '4.0',
        codePoints: 'U+1F469 U+1F3FD U+200D U+1F4BB',
        shortcodes: [':woman_technologist:', ':female-technologist:'],
      },
    ],
  },
  {
    operation: 'search',
    input: '1F1EB-1F1F7',
    options: { language: 'ru' },
    output: [
      {
        emoji: '🇫🇷',
        name: 'флаг: Франция',
        group: 'flags',
        version: '0.6',
        codePoints: 'U+1F1EB U+1F1F7',
        shortcodes: [':fr:', ':flag-fr:'],
      },
    ],
  },
  { operation: 'search', input: 'distorted face', options: { version: '16.0' }, output: [] },
  {
    operation: 'explain',
    input: 'I ❤️ tea',
    reworded: ['emojis[].group', 'emojis[].parts[].kind'],
    output: {
      total: 1,
      emojis: [
        {
          emoji: '❤️',
          name: 'red heart',
          group: 'smileys',
          version: '0.6',
          asText: false,
          codePoints: 'U+2764 U+FE0F',
          htmlHex: '&#x2764;&#xFE0F;',
          htmlDecimal: '&#10084;&#65039;',
          css: '\\002764\\00FE0F',
          javascript: '\\u{2764}\\u{FE0F}',
          utf16: '\\u2764\\uFE0F',
          python: '\\u2764\\uFE0F',
          utf8: 'E2 9D A4 EF B8 8F',
          url: '%E2%9D%A4%EF%B8%8F',
          github: [':heart:'],
          slack: [':heart:'],
          parts: [
            { codePoint: 'U+2764', kind: 'emoji', name: 'red heart' },
            { codePoint: 'U+FE0F', kind: 'selector', name: '' },
          ],
          count: 1,
        },
      ],
    },
  },
  {
    operation: 'explain',
    input: '😀',
    output: {
      total: 1,
      emojis: [
        {
          emoji: '😀',
          name: 'grinning face',
          group: 'smileys',
          version: '1.0',
          asText: false,
          codePoints: 'U+1F600',
          htmlHex: '&#x1F600;',
          htmlDecimal: '&#128512;',
          css: '\\01F600',
          javascript: '\\u{1F600}',
          utf16: '\\uD83D\\uDE00',
          python: '\\U0001F600',
          utf8: 'F0 9F 98 80',
          url: '%F0%9F%98%80',
          github: [':grinning:'],
          slack: [':grinning:'],
          parts: [],
          count: 1,
        },
      ],
    },
  },
  { operation: 'explain', input: 'No emoji: #1, (c)', output: { total: 0, emojis: [] } },
  // no example: fetched.missing, because it takes a lost connection.
] satisfies Example<typeof operations>[];
