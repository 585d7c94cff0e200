import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { html } from './run.test-support.ts';

const EXTENSIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Of the processor, since other processes may have most of it. */
function cost(act: () => unknown): number {
  const { user } = process.cpuUsage();
  act();
  return process.cpuUsage().user - user;
}

it('is many times faster where micromark takes the square of the marks', () => {
  const text = 'a**b'.repeat(4000) + 'c* '.repeat(4000);
  const slow = cost(() => micromark(text, EXTENSIONS));
  expect(cost(() => html(text))).toBeLessThan(slow / 3);
});

it('takes a time that grows with the text, not with its square', () => {
  const list = '- one\n- two\n\ntext\n\n';
  const time = (text: string) => cost(() => html(text));
  time(list.repeat(200));
  // At once, eight times the text takes sixty times as long.
  expect(time(list.repeat(4000)) / time(list.repeat(500))).toBeLessThan(30);
});
