import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('the five characters of XML are escaped, and no others', () => {
  expect(escapeXml(`<a b="c" d='e'>&amp; é 😀</a>`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp; é 😀&lt;/a&gt;',
  );
});
