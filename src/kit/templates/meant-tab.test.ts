import { expect, test } from 'vitest';
import { meantTab } from './meant-tab.ts';

const base64 = [
  { name: 'encode', texts: ['Encode to Base64', 'encode'] },
  { name: 'decode', texts: ['Decode Base64', 'decode'] },
];
const binary = [
  { name: 'encode', texts: ['Text to binary'] },
  { name: 'decode', texts: ['Binary to text'] },
];

test.each([
  ['base64 decode', base64, 'decode'],
  ['encode base64', base64, 'encode'],
  ['base64', base64, undefined],
  ['convert binary to text', binary, 'decode'],
  ['text to binary', binary, 'encode'],
  [
    'roman to number',
    [
      { name: 'toRoman', texts: ['toRoman'] },
      { name: 'toNumber', texts: ['toNumber'] },
    ],
    'toNumber',
  ],
])('%s', (search, tabs, meant) => {
  expect(meantTab(search, tabs)).toBe(meant);
});
