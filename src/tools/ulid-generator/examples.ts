import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', matches: /^[0-7][\dA-HJKMNP-TV-Z]{25}$/ },
  {
    operation: 'generate',
    options: { count: 3, time: '2016-07-30T23:54:10.259Z' },
    matches: /^(01ARZ3NDEK[\dA-HJKMNP-TV-Z]{16}(\n|$)){3}$/,
  },
  {
    operation: 'generate',
    options: { count: 2, list: 'json', lowercase: true, monotonic: true, time: '2016-07-30T23:54:10.259' },
    matches: /^\[\n {2}"01arz3ndek[\da-hjkmnp-tv-z]{16}",\n {2}"01arz3ndek[\da-hjkmnp-tv-z]{16}"\n\]$/,
    notes: ['note.utcAssumed'],
  },
  { operation: 'generate', options: { time: 'noon' }, error: 'error.idTime' },
  { operation: 'generate', options: { time: '1969-12-31T23:59Z' }, error: 'error.idTimeRange' },

  // The first two are of github.com/ulid/javascript, the third and the next but one of github.com/ulid/spec.
  {
    operation: 'inspect',
    input: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    output: {
      ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      time: '2016-07-30T23:54:10.259Z',
      random: 'd6764c61efb99302bd5b',
      uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
    },
  },
  { operation: 'inspect', input: '01ARYZ6S41TSV4RRFFQ69G5FAV', matches: /"time":"2016-07-30T22:36:16\.385Z"/ },
  {
    operation: 'inspect',
    input: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    matches: /"uuid":"ffffffff-ffff-ffff-ffff-ffffffffffff"/,
  },
  {
    operation: 'inspect',
    input: 'OiARZ3NDEKTSV4RRFFQ69G5FAV',
    matches: /"ulid":"01ARZ3NDEKTSV4RRFFQ69G5FAV"/,
    notes: ['note.ulidLookAlike'],
  },
  { operation: 'inspect', input: '8ZZZZZZZZZZZZZZZZZZZZZZZZZ', error: 'error.ulidTooLarge' },
  { operation: 'inspect', input: '01ARZ3NDEKTSV4RRFFQ69G5FAU', error: 'error.ulidDigit' },
  { operation: 'inspect', input: '01ARZ3NDEKTSV4RRFFQ69G5FA', error: 'error.ulidLength' },

  {
    operation: 'toUuid',
    input: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n00000000000000000000000000',
    output: '01563e3a-b5d3-d676-4c61-efb99302bd5b\n00000000-0000-0000-0000-000000000000',
  },
  { operation: 'toUuid', input: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n01ARZ3NDEK', error: 'error.ulidLength' },

  {
    operation: 'fromUuid',
    input: '01563e3a-b5d3-d676-4c61-efb99302bd5b\n{FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF}',
    output: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  },
  { operation: 'fromUuid', input: '01563e3a-b5d3-d676-4c61-efb99302bd5g', error: 'error.uuidDigit' },
  { operation: 'fromUuid', input: '01563e3a-b5d3-d676-4c61', error: 'error.uuidLength' },
  { operation: 'fromUuid', input: '01563e3ab-5d3-d676-4c61-efb99302bd5b', error: 'error.uuidDash' },
] satisfies Example<typeof operations>[];
