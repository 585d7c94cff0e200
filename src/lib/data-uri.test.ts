import { expect, test } from 'vitest';
import { holdsText } from './data-uri.ts';

test.each([
  ['data:text/plain;charset=iso-8859-7;base64,', true],
  ['data:;base64,Zm9v', true],
  ['data:;charset=utf-8;base64,Zm9v', true],
  [' DATA:Text/HTML; base64 ,', true],
  ['data:application/json;base64,e30=', true],
  ['data:application/ld+json;base64,e30=', true],
  ['data:image/gif;base64,R0lGODdh', false],
  ['data:image/svg+xml;base64,PHN2Zy8+', false],
  ['data:application/jsonish;base64,e30=', false],
  ['data:text/plain,A%20brief%20note', undefined],
  ['data:text/plain;base64', undefined],
  ['see data:text/plain;base64,Zm9v', undefined],
  ['', undefined],
])('%s: %s', (sample, expected) => expect(holdsText(sample)).toBe(expected));
