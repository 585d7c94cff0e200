import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const GIF = 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

/** A white tick on a green disc. */
const SVG =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5NiIgaGVpZ2h0PSI5NiIgdmlld0JveD0iMCAwIDI0IDI0Ij48Y2lyY2xlIGN4PSIxMiIgY3k9IjEyIiByPSIxMSIgZmlsbD0iIzE4YTA1OCIvPjxwYXRoIGQ9Im03IDEyLjUgMy41IDMuNSA2LjUtNy41IiBmaWxsPSJub25lIiBzdHJva2U9IiNmZmYiIHN0cm9rZS13aWR0aD0iMi40IiBzdHJva2UtbGluZWNhcD0icm91bmQiIHN0cm9rZS1saW5lam9pbj0icm91bmQiLz48L3N2Zz4=';

export default [
  { operation: 'decode', input: `data:image/svg+xml;base64,${SVG}`, output: { base64: SVG } },
  { operation: 'decode', input: `data:image/gif;base64,${GIF}`, output: { base64: GIF } },
  { operation: 'decode', input: 'Pz8-Pg', output: { base64: 'Pz8+Pg==' } },
  { operation: 'decode', input: 'data:;base64,', output: { base64: '' } },
  { operation: 'decode', input: `data:image/png;base64,${GIF}`, output: { base64: GIF }, notes: ['warning.declared'] },
  { operation: 'decode', input: 'Zh==', output: { base64: 'Zg==' }, notes: ['warning.trailingBits'] },
  { operation: 'decode', input: 'Z\u00a0g==', output: { base64: 'Zg==' }, notes: ['note.oddSpace'] },
  { operation: 'decode', input: 'data:,', error: 'error.dataUri' },
  { operation: 'decode', input: 'R0l*', error: 'error.base64Digit' },
  { operation: 'decode', input: 'Zg==Zg==', error: 'error.base64Padding' },
  { operation: 'decode', input: 'Zm9vY', error: 'error.base64Length' },
  { operation: 'decode', input: GIF, options: { name: '../file' }, error: 'error.name' },
  { operation: 'decode', input: GIF, options: { extension: '.gif' }, error: 'error.extension' },
  { operation: 'encode', input: { base64: GIF }, output: `data:image/gif;base64,${GIF}` },
  { operation: 'encode', input: { base64: GIF }, options: { form: 'base64' }, output: GIF },
  {
    operation: 'encode',
    input: { base64: GIF },
    options: { form: 'css' },
    output: `url("data:image/gif;base64,${GIF}")`,
  },
  { operation: 'encode', input: '??>>', options: { form: 'base64', urlSafe: true }, output: 'Pz8-Pg' },
  {
    operation: 'encode',
    input: 'a',
    options: { urlSafe: true },
    output: 'data:text/plain;base64,YQ==',
    notes: ['note.standard'],
  },
  { operation: 'encode', input: { base64: '' }, options: { form: 'base64' }, output: '' },
  { operation: 'encode', input: 'a', options: { type: 'text' }, error: 'error.type' },
  {
    operation: 'identify',
    input: { base64: GIF },
    output: {
      type: 'image/gif',
      size: 35,
      sha256: '90252ef0aa9e3d36c861bbeaa1bd57b7f855333edf2957ab9473838a52e2dd7f',
    },
  },
  // no example: limit.tooLarge, because it takes a file of more than 256 MB.
] satisfies Example<typeof operations>[];
