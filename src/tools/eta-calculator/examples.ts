import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'rate',
    options: { amount: '186', count: '3', span: '5', unit: 'minutes', start: '2026-11-23T09:00', zone: 'UTC' },
    output: {
      milliseconds: 18_600_000,
      duration: 'PT5H10M',
      start: '2026-11-23T09:00:00+00:00',
      end: '2026-11-23T14:10:00+00:00',
      zone: 'UTC',
    },
  },
  {
    operation: 'rate',
    options: {
      amount: '3',
      count: '1',
      span: '1',
      unit: 'hours',
      start: '2026-10-25T00:30',
      zone: 'Europe/Paris',
    },
    output: {
      milliseconds: 10_800_000,
      duration: 'PT3H',
      start: '2026-10-25T00:30:00+02:00',
      end: '2026-10-25T02:30:00+01:00',
      zone: 'Europe/Paris',
    },
    notes: ['note.clockChange'],
  },
  {
    operation: 'rate',
    options: { amount: '1', count: '3', span: '1', unit: 'seconds', start: '2026-03-29T02:30', zone: 'Europe/Paris' },
    output: {
      milliseconds: 334,
      duration: 'PT0.334S',
      start: '2026-03-29T03:30:00+02:00',
      end: '2026-03-29T03:30:00.334+02:00',
      zone: 'Europe/Paris',
    },
    notes: ['warning.gap'],
  },
  {
    operation: 'rate',
    options: { amount: '1', count: '1', span: '5', start: '2026-10-25T02:30', zone: 'Europe/Paris' },
    output: {
      milliseconds: 300_000,
      duration: 'PT5M',
      start: '2026-10-25T02:30:00+02:00',
      end: '2026-10-25T02:35:00+02:00',
      zone: 'Europe/Paris',
    },
    notes: ['warning.twice'],
  },
  { operation: 'rate', options: { span: '0' }, error: 'error.positive' },
  { operation: 'rate', options: { start: '2026-02-30' }, error: 'error.date' },
  { operation: 'rate', options: { amount: '1e30' }, error: 'error.range' },
  { operation: 'rate', options: { zone: 'Mars/Olympus' }, error: 'error.zone' },
  {
    operation: 'progress',
    options: { done: '250', total: '1000', elapsed: '10', unit: 'minutes', measured: '2026-11-23T12:00', zone: 'UTC' },
    output: {
      percent: '25',
      left: '750',
      perSecond: '0.416666666667',
      perMinute: '25',
      perHour: '1500',
      milliseconds: 1_800_000,
      duration: 'PT30M',
      start: '2026-11-23T12:00:00+00:00',
      end: '2026-11-23T12:30:00+00:00',
      zone: 'UTC',
    },
    // The page groups its digits.
    reworded: ['perHour'],
  },
  { operation: 'progress', options: { done: '1001', total: '1000' }, error: 'error.doneMore' },
  { operation: 'progress', options: { since: 'started' }, error: 'error.missing' },
  { operation: 'progress', options: { since: 'started', started: '9999-01-01' }, error: 'error.future' },
  {
    operation: 'transfer',
    options: {
      size: '1',
      sizeUnit: 'GB',
      bandwidth: '100',
      bandwidthUnit: 'Mbit',
      start: '2026-11-23T12:00',
      zone: 'UTC',
    },
    output: {
      bytes: '1000000000',
      bits: '8000000000',
      bytesPerSecond: '12500000',
      bitsPerSecond: '100000000',
      milliseconds: 80_000,
      duration: 'PT1M20S',
      start: '2026-11-23T12:00:00+00:00',
      end: '2026-11-23T12:01:20+00:00',
      zone: 'UTC',
    },
    // The page groups their digits.
    reworded: ['bytes', 'bits', 'bytesPerSecond', 'bitsPerSecond'],
  },
] satisfies Example<typeof operations>[];
