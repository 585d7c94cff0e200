import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const PDF = {
  type: 'application/pdf',
  extensions: ['pdf'],
  name: 'PDF, Portable Document Format',
  source: 'iana',
  charset: null,
  compressible: false,
  tree: 'standards',
} as const;
const HTML = {
  ...PDF,
  type: 'text/html',
  extensions: ['html', 'htm', 'shtml'],
  name: 'HTML, web page',
  compressible: true,
} as const;
const nothing = { asked: '', types: [], parameters: [], nearest: [] };
const reworded = ['types[].source', 'types[].tree'];
const GIF = 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

export default [
  {
    operation: 'search',
    input: '.pdf',
    output: { ...nothing, by: 'extension', asked: 'pdf', types: [PDF] },
    reworded,
  },
  {
    operation: 'search',
    input: 'TEXT/HTML; charset=utf-8',
    output: {
      ...nothing,
      by: 'type',
      asked: 'text/html',
      types: [HTML],
      parameters: [{ name: 'charset', value: 'utf-8' }],
    },
    reworded,
    notes: ['note.parameters'],
  },
  {
    operation: 'search',
    input: 'docs/manual.PDF',
    output: { ...nothing, by: 'extension', asked: 'pdf', types: [PDF] },
    reworded,
    notes: ['note.extension'],
  },
  { operation: 'search', input: '.ts', matches: /^\{"asked":"ts".*"video\/mp2t".*\}$/, notes: ['note.typescript'] },
  {
    operation: 'search',
    input: 'application/pdf; x',
    output: { ...nothing, by: 'type', asked: 'application/pdf', types: [PDF] },
    reworded,
    notes: ['warning.badParameter', 'note.parameters'],
  },
  {
    operation: 'search',
    input: 'aplication/pdf',
    output: {
      ...nothing,
      by: 'nothing',
      asked: 'aplication/pdf',
      nearest: ['application/pdf', 'application/fdf', 'application/pdx'],
    },
  },
  { operation: 'search', input: 'microsoft excel', matches: /^\{.*"name":"Microsoft Excel".*\}$/ },
  {
    operation: 'identify',
    input: { base64: GIF },
    options: { name: 'picture.gif' },
    output: { extension: 'gif', byName: 'image/gif', byBrowser: null, byContent: 'image/gif', agrees: true },
  },
  {
    operation: 'identify',
    input: { base64: GIF },
    options: { name: 'picture.png' },
    output: { extension: 'png', byName: 'image/png', byBrowser: null, byContent: 'image/gif', agrees: false },
    notes: ['warning.misnamed'],
  },
  {
    operation: 'identify',
    input: { base64: 'AAEC/w==' },
    options: { name: 'README' },
    output: { extension: '', byName: null, byBrowser: null, byContent: null, agrees: true },
    notes: ['note.noSignature'],
  },
  {
    operation: 'identify',
    input: { base64: '' },
    options: { name: 'a.pdf' },
    output: { extension: 'pdf', byName: 'application/pdf', byBrowser: null, byContent: null, agrees: true },
    notes: ['note.emptyFile'],
  },
  {
    operation: 'configure',
    input: 'webp\n.woff2\ntext/markdown',
    output: 'types {\n  image/webp webp;\n  font/woff2 woff2;\n  text/markdown md markdown;\n}\n',
  },
  {
    operation: 'configure',
    input: 'webp, avif',
    options: { target: 'apache' },
    output: 'AddType image/webp .webp\nAddType image/avif .avif\n',
  },
  {
    operation: 'configure',
    input: 'app.js',
    options: { target: 'contentType' },
    output: 'Content-Type: text/javascript; charset=utf-8\n',
  },
  { operation: 'configure', input: 'webp\nwebpp', error: 'error.unknown' },
  { operation: 'configure', input: 'multipart/form-data', error: 'error.noExtension' },
  // no example: warning.cut, because it takes a question of more than 1000 characters.
] satisfies Example<typeof operations>[];
