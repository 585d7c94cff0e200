import { expect, test } from 'vitest';
import { handOver, receiveOptions, receiveText } from './hand-over.ts';

test('a text and options wait for who takes them, once', () => {
  handOver('tool/decode', 'text', { charset: 'hex' });
  const got: unknown[] = [];
  const stop = receiveText('tool/decode', (text) => got.push(text));
  receiveOptions('tool/decode', (values) => got.push(values));
  expect(got).toEqual(['text', { charset: 'hex' }]);
  stop();
  receiveText('tool/decode', (text) => got.push(text));
  expect(got).toHaveLength(2);
});

test('who is there gets it at once, and one who is gone does not', () => {
  const got: unknown[] = [];
  const stop = receiveText('tool/there', (text) => got.push(text));
  handOver('tool/there', 'first');
  expect(got).toEqual(['first']);
  stop();
  handOver('tool/there', 'second');
  expect(got).toEqual(['first']);
});
