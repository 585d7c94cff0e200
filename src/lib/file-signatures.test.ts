import { expect, test } from 'vitest';
import { agrees, extensionOf, sniff } from './file-signatures.ts';
import vectors from './signature-vectors.json' with { type: 'json' };

/** Names of libmagic and ours for the same. */
const ALIASES: Readonly<Record<string, string>> = {
  'application/x-java-applet': 'application/java-vm',
  'application/x-rar': 'application/vnd.rar',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/rtf': 'application/rtf',
  'video/x-matroska': 'video/matroska',
  'text/xml': 'application/xml',
};

test.each(vectors)('a file .%s is %s, as libmagic says', (extension = '', type = '', head = '') => {
  const found = sniff(Buffer.from(head, 'base64'));
  expect(found).toEqual({ type: ALIASES[type] ?? type, extension });
  expect(extensionOf(found?.type ?? '')).toBe(extension);
});

test.each([
  ['', undefined],
  ['fffe0041', undefined],
  ['00010203', undefined],
  ['4d5a9000', 'application/x-msdownload'],
  // A text that begins as a program does, and a universal binary of macOS that begins as a Java class does.
  [Buffer.from('MZ is not a program').toString('hex'), 'text/plain'],
  ['cafebabe00000002', undefined],
  ['504b0304', 'application/zip'],
])('%s is %s', (hex, type) => expect(sniff(Buffer.from(hex, 'hex'))?.type).toBe(type));

test.each([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip', true],
  ['application/vnd.google-earth.kmz', 'application/zip', true],
  ['application/pdf', 'application/zip', false],
  ['application/zip', 'application/epub+zip', false],
  ['image/svg+xml', 'text/plain', true],
  ['audio/x-mpegurl', 'text/plain', true],
  ['image/png', 'text/plain', false],
  ['application/json', 'text/plain', true],
  ['application/xhtml+xml', 'text/html', true],
  ['application/rss+xml', 'application/xml', true],
  ['application/json', 'application/xml', false],
  ['video/quicktime', 'video/mp4', true],
  ['image/heif', 'image/heic', true],
  ['video/webm', 'video/matroska', false],
  ['video/x-matroska', 'video/matroska', true],
  ['application/vnd.comicbook-rar', 'application/vnd.rar', true],
  ['image/svg+xml', 'application/gzip', true],
  ['application/octet-stream', 'image/png', true],
  ['image/vnd.microsoft.icon', 'image/x-icon', true],
])('%s may look like %s: %s', (declared, found, expected) => expect(agrees(declared, found)).toBe(expected));
