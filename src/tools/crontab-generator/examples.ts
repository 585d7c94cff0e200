import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const FROM = { timeZone: 'UTC', from: '2024-03-01T12:00', count: 3 } as const;
const run = (time: string) => ({ utc: `${time}Z`, local: `${time}+00:00`, clockChange: null });

export default [
  {
    operation: 'describe',
    input: '15 10 * * 1-5',
    options: FROM,
    output: {
      expression: '15 10 * * 1-5',
      words: 'At 10:15, Monday through Friday',
      timeZone: 'UTC',
      runs: [run('2024-03-04T10:15:00'), run('2024-03-05T10:15:00'), run('2024-03-06T10:15:00')],
      line: '15 10 * * 1-5',
    },
  },
  {
    operation: 'describe',
    input: '@yearly',
    options: { ...FROM, count: 1, command: 'date +%F' },
    output: {
      expression: '@yearly',
      words: 'At 00:00, on day 1 of the month, only in January',
      timeZone: 'UTC',
      runs: [run('2025-01-01T00:00:00')],
      line: '@yearly date +\\%F',
    },
    notes: ['note.percent'],
  },
  {
    operation: 'describe',
    input: '30 2 * * *',
    options: { timeZone: 'Europe/Paris', from: '2024-03-30T12:00', count: 2 },
    output: {
      expression: '30 2 * * *',
      words: 'At 02:30, every day',
      timeZone: 'Europe/Paris',
      runs: [
        { utc: '2024-03-31T01:00:00Z', local: '2024-03-31T03:00:00+02:00', clockChange: 'moved' },
        { utc: '2024-04-01T00:30:00Z', local: '2024-04-01T02:30:00+02:00', clockChange: null },
      ],
      line: '30 2 * * *',
    },
    notes: ['note.moved'],
  },
  {
    operation: 'describe',
    input: '0 0 12 ? * MON#1',
    options: { ...FROM, dialect: 'quartz', count: 1 },
    output: {
      expression: '0 0 12 ? * MON#1',
      words: 'At 12:00, on the first Monday of the month',
      timeZone: 'UTC',
      runs: [run('2024-03-04T12:00:00')],
      line: '0 0 12 ? * MON#1',
    },
  },
  {
    operation: 'describe',
    input: '0 0 31 2 *',
    options: FROM,
    output: {
      expression: '0 0 31 2 *',
      words: 'At 00:00, on day 31 of the month, only in February',
      timeZone: 'UTC',
      runs: [],
      line: '0 0 31 2 *',
    },
    notes: ['note.never'],
  },
  { operation: 'describe', input: ' ', error: 'error.empty' },
  { operation: 'describe', input: '* * *', error: 'error.fieldCount.unix' },
  { operation: 'describe', input: '* * * * *', options: { dialect: 'quartz' }, error: 'error.fieldCount.quartz' },
  { operation: 'describe', input: '* * * * *', options: { dialect: 'aws' }, error: 'error.fieldCount.aws' },
  { operation: 'describe', input: '60 * * * * *', error: 'error.value.second' },
  { operation: 'describe', input: '60 * * * *', error: 'error.value.minute' },
  { operation: 'describe', input: '0 24 * * *', error: 'error.value.hour' },
  { operation: 'describe', input: '0 0 32 * *', error: 'error.value.day' },
  { operation: 'describe', input: '0 0 1 13 *', error: 'error.value.month' },
  { operation: 'describe', input: '0 0 * * 8', error: 'error.value.weekday' },
  { operation: 'describe', input: '0 0 1 1 ? 1969', options: { dialect: 'aws' }, error: 'error.value.year' },
  { operation: 'describe', input: '0 17-9 * * *', error: 'error.reversed' },
  { operation: 'describe', input: '*/0 * * * *', error: 'error.step' },
  { operation: 'describe', input: '1,2, * * * *', error: 'error.emptyItem' },
  { operation: 'describe', input: '0 0 * JANUARY *', error: 'error.name' },
  { operation: 'describe', input: '* *1 * * *', error: 'error.item' },
  { operation: 'describe', input: '0 5L * * *', error: 'error.special' },
  { operation: 'describe', input: '0 0 L-3 * *', error: 'error.lastOffset' },
  { operation: 'describe', input: '? * * * ? *', options: { dialect: 'aws' }, error: 'error.question' },
  { operation: 'describe', input: '0 0 1 * MON *', options: { dialect: 'aws' }, error: 'error.oneQuestion' },
  { operation: 'describe', input: '@often', error: 'error.nickname' },
  { operation: 'describe', input: '* * * * *', options: { timeZone: 'Mars/Olympus' }, error: 'error.zone' },
  { operation: 'describe', input: '* * * * *', options: { from: '2024-02-30' }, error: 'error.from' },
  { operation: 'describe', input: '* * * * *', options: { command: 'a\nb' }, error: 'error.command' },
] satisfies Example<typeof operations>[];
