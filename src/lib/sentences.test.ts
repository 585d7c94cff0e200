import { afterEach, expect, test, vi } from 'vitest';
import { sentencesOf } from './sentences.ts';

afterEach(() => void vi.unstubAllGlobals());

const split = (text: string) => Array.from(sentencesOf(text), (sentence) => sentence.trim());

test.each([
  'Mr. Smith met Dr. Jones.',
  'Use a tool, e.g. Handy Tools, here.',
  'Use a tool (e.g. Handy Tools).',
  'J. R. R. Tolkien wrote it.',
  'J.R.R. Tolkien wrote it.',
  'Martin Luther King Jr. Day is a holiday.',
  'See Fig. 3 and No. 5 on Sept. 3.',
  'Das ist z. B. Berlin, d. h. Deutschland.',
  'Das ist z.B. Berlin.',
  'Am 3. Oktober ist frei.',
  'Это т. е. Москва.',
  'А. С. Пушкин жил на ул. Мойка.',
  'C’est p. ex. Paris.',
  'La Sra. García vive en EE. UU. Hoy trabaja.',
  'A Dra. Silva mora na Av. Paulista.',
])('%j is one sentence', (text) => expect(split(text)).toEqual([text]));

test.each([
  ['It is 5 p.m. Then we go.', 2],
  ['So do I. He left.', 2],
  ['He said no. Then he left.', 2],
  ['Хлеб, соль и т. д. Потом чай.', 2],
  ['It was 1990. The wall fell.', 2],
  ['One. Two! Three?', 3],
  ['我喜欢学习中文。你呢？', 2],
])('%j has %i sentences', (text, count) => expect(split(text)).toHaveLength(count));

test.each([
  ['Pi is 3.14. Yes! a.b', ['Pi is 3.14. ', 'Yes! ', 'a.b']],
  ['我喜欢学习中文。你呢？', ['我喜欢学习中文。', '你呢？']],
])('a browser without Intl.Segmenter divides %j too', (text, sentences) => {
  vi.stubGlobal('Intl', {});
  expect([...sentencesOf(text)]).toEqual(sentences);
});
