import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';

const bare = (text: string) => bareTexts(text).at(-1);

test.each([
  ['  42 \n', '42'],
  ['\uFEFF42', '42'],
  ['"42"', '42'],
  ["'42'", '42'],
  ['`42`', '42'],
  ['“42”', '42'],
  ['„42“', '42'],
  ['« 42 »', '42'],
  ['42,', '42'],
  ['"42";', '42'],
  ['<https://example.org/>', 'https://example.org/'],
  ['<ada@example.org>', 'ada@example.org'],
  ['$ docker ps', 'docker ps'],
  ['> SELECT 1', 'SELECT 1'],
  ['PS C:\\Users> Get-Date', 'Get-Date'],
  ['HTTP/1.1 404 Not Found\r\nDate: Mon, 10 Jun 2024 12:00:00 GMT\r\n\r\n', 'HTTP/1.1 404 Not Found'],
  ['< HTTP/2 200\n< server: a\n', 'HTTP/2 200'],
  ['ETag: W/"0815-a"', '0815-a'],
  ['exp: 1718000000', '1718000000'],
  ['"exp": 1718000000,', '1718000000'],
  ["'token' => 'abc',", 'abc'],
  ['"token": "abc",', 'abc'],
  ['id=abc', 'abc'],
  ['sha256:abc', 'abc'],
  ['SHA256 (a file.iso) = abc', 'abc'],
  ['Content-Type: text/html', 'text/html'],
  ['Authorization: Bearer abc', 'abc'],
  ['export TOKEN="abc"', 'abc'],
  ['const token = "abc";', 'abc'],
  ['x := 5', '5'],
  ['ObjectId("507f1f77")', '507f1f77'],
  ["url('a.png');", 'a.png'],
  ['< HTTP/2 200', 'HTTP/2 200'],
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['~~~\na\nb\n~~~', 'a\nb'],
  ['> a\n>\n> b', 'a\n\nb'],
  [String.raw`"{\"a\":\"b\"}"`, '{"a":"b"}'],
])('%j is %j without what surrounds it', (pasted, value) => {
  expect(bare(pasted)).toBe(value);
});

test.each([
  'https://example.org/?a=b',
  '"a", "b"',
  "it's",
  'a\n  b: c',
  '{"a": 1}',
  '1 + 2',
  '10:30:00',
  '::1',
  'a == b',
  '"',
  '""',
  '',
  '`a` and `b`',
])('nothing surrounds %j', (pasted) => {
  expect(bare(pasted)).toBe(pasted);
});

test('each layer is there, the text as it is first', () => {
  expect(bareTexts(' "id": "7", ')).toEqual([' "id": "7", ', '"id": "7",', '"id": "7"', '"7"', '7']);
});

test('what is inside stands in the text, and comes to an end', () => {
  const signs = fc.array(fc.constantFrom(...'"\'`,;:=<>$ \n()ab1'), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(signs, (pasted) => {
      const texts = bareTexts(pasted);
      expect(texts.length).toBeLessThanOrEqual(9);
      texts.slice(1).forEach((text, index) => expect(text.length).toBeLessThan(texts[index]?.length ?? 0));
    }),
  );
});
