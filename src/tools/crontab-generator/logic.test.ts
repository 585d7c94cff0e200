import fc from 'fast-check';
import { expect, test, describe as suite } from 'vitest';
import { ToolError } from '#engine/error';
import { languages } from '#engine/messages';
import { initialValues } from '#engine/options';
import {
  changeField,
  chosenValues,
  firstOfWay,
  fromUnix,
  readWay,
  splitExpression,
  toggleValue,
  valuesOf,
  withSeconds,
  writeValues,
} from './compose.ts';
import { describe } from './logic.ts';
import * as operations from './operations.ts';
import { presets } from './presets.ts';

type Options = Parameters<typeof describe>[1];

async function run(input: string, options: Partial<Options> = {}) {
  const notes: string[] = [];
  const initial = {
    ...initialValues(operations.describe.options),
    timeZone: 'UTC',
    from: '2024-03-01T12:00',
    count: 3,
  };
  const sources = { now: () => Date.UTC(2024, 2, 1, 12), random: (size: number) => new Uint8Array(size) };
  const result = await describe(input, { ...initial, ...options }, { note: (code) => void notes.push(code), sources });
  return { ...result, notes };
}

async function failureOf(input: string, options: Partial<Options> = {}): Promise<ToolError> {
  try {
    await run(input, options);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

const local = ({ runs }: { runs: readonly { local: string }[] }) => runs.map((item) => item.local.slice(0, 16));

suite('a line with its command', () => {
  test.each([
    ['*/5 * * * * /usr/bin/backup --all', '*/5 * * * *', '/usr/bin/backup --all'],
    ['0 9 * * mon-fri  cd ~ &&  make  ', '0 9 * * mon-fri', 'cd ~ &&  make'],
    ['0 9 * * MON,TUE 7z a b', '0 9 * * MON,TUE', '7z a b'],
    ['30 0 9 * * 1 w', '30 0 9 * * 1', 'w'],
    ['@daily date +\\%F', '@daily', 'date +\\%F'],
    ['@reboot sleep 5', '@reboot', 'sleep 5'],
    // The user's name in /etc/crontab (crontab(5)) stands where the command does.
    ['17 * * * *\troot\tcd / && run-parts', '17 * * * *', 'root\tcd / && run-parts'],
    ['*/5 * * * *', '*/5 * * * *', ''],
    ['0 */5 * * * *', '0 */5 * * * *', ''],
  ])('%j', async (input, expression, command) => {
    expect(await run(input)).toMatchObject({ expression, command, line: `${expression} ${command}`.trim() });
  });
  test('keeps its zone and a % that sends input', async () => {
    expect(await run('CRON_TZ=Europe/Paris 0 9 * * * mail -s x%Hello', { command: 'date' })).toMatchObject({
      line: 'CRON_TZ=Europe/Paris\n0 9 * * * mail -s x%Hello',
      notes: ['note.zone', 'note.ownCommand'],
    });
  });
  test('is edited without its command being touched', () => {
    const parts = splitExpression('*/5 * * * *  /bin/x  y', 'unix');
    expect(changeField(parts, 'hour', '3', 'unix')).toBe('*/5 3 * * *  /bin/x  y');
    expect(withSeconds(parts, true)).toBe('0 */5 * * * *  /bin/x  y');
  });
  test.each([
    ['*/5 * * x * /usr/bin/backup --all', 'error.name', 8],
    ['0 0 0 * * MONX', 'error.name', 10],
    ['0 0 * * * date\n0 1 * * * ls', 'error.lines', 14],
    ['* * * * * * * date', 'error.fieldCount.unix', 0],
  ])('%j: %s', async (input, code, offset) => {
    expect(await failureOf(input)).toMatchObject({ code, where: { at: { offset } } });
  });
});

suite('a time zone in the expression', () => {
  test.each([
    'CRON_TZ=America/New_York 0 9 * * *',
    'TZ="America/New_York"\t0 9 * * *',
    "CRON_TZ='America/New_York'\n0 9 * * *",
  ])('%j', async (input) => {
    const { words, timeZone, runs } = await run(input, { from: '2024-03-01T12:00Z', count: 1 });
    expect({ words, timeZone, local: runs[0]?.local }).toEqual({
      words: 'At 09:00, every day',
      timeZone: 'America/New_York',
      local: '2024-03-01T09:00:00-05:00',
    });
  });

  test('is kept in what is copied and put together', async () => {
    const input = 'CRON_TZ=America/New_York 0 9 * * *';
    expect(await run(input)).toMatchObject({ expression: input, line: input });
    expect((await run(input, { command: 'backup' })).line).toBe('CRON_TZ=America/New_York\n0 9 * * * backup');
    const parts = splitExpression(input, 'unix');
    expect(parts.texts).toEqual(['0', '9', '*', '*', '*']);
    expect(changeField(parts, 'hour', '10', 'unix')).toBe('CRON_TZ=America/New_York 0 10 * * *');
    expect(withSeconds(parts, true)).toBe('CRON_TZ=America/New_York 0 0 9 * * *');
    expect((await run('CRON_TZ=Europe/Paris @daily', { count: 1 })).runs[0]?.local).toBe('2024-03-02T00:00:00+01:00');
  });

  test('is refused with its place', async () => {
    const error = await failureOf(' CRON_TZ=Mars/Base 0 9 * * *');
    expect([error.code, error.where.at?.offset, error.where.at?.endOffset]).toEqual(['error.zone', 9, 18]);
    const field = await failureOf('TZ=UTC 60 9 * * *');
    expect([field.code, field.where.at?.offset]).toEqual(['error.value.minute', 7]);
    expect((await failureOf('CRON_TZ=UTC')).code).toBe('error.empty');
  });
});

suite('next runs', () => {
  test.each([
    ['15 10 * * 1-5', ['2024-03-04T10:15', '2024-03-05T10:15', '2024-03-06T10:15']],
    ['*/15 * * * *', ['2024-03-01T12:15', '2024-03-01T12:30', '2024-03-01T12:45']],
    ['0/10 * * * *', ['2024-03-01T12:10', '2024-03-01T12:20', '2024-03-01T12:30']],
    ['@yearly', ['2025-01-01T00:00', '2026-01-01T00:00', '2027-01-01T00:00']],
    ['@ANNUALLY', ['2025-01-01T00:00', '2026-01-01T00:00', '2027-01-01T00:00']],
    ['@weekly', ['2024-03-03T00:00', '2024-03-10T00:00', '2024-03-17T00:00']],
    ['@midnight', ['2024-03-02T00:00', '2024-03-03T00:00', '2024-03-04T00:00']],
    ['0 0 * * 7', ['2024-03-03T00:00', '2024-03-10T00:00', '2024-03-17T00:00']],
    ['0 0 * * sat-sun', ['2024-03-02T00:00', '2024-03-03T00:00', '2024-03-09T00:00']],
    ['0 0 29 feb *', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
    ['0 0 L * *', ['2024-03-31T00:00', '2024-04-30T00:00', '2024-05-31T00:00']],
    ['0 0 15W * *', ['2024-03-15T00:00', '2024-04-15T00:00', '2024-05-15T00:00']],
    ['0 0 LW * *', ['2024-03-29T00:00', '2024-04-30T00:00', '2024-05-31T00:00']],
    ['0 0 L-3 * *', ['2024-03-28T00:00', '2024-04-27T00:00', '2024-05-28T00:00']],
    ['0 0 L-3 2 *', ['2025-02-25T00:00', '2026-02-25T00:00', '2027-02-25T00:00']],
    ['0 0 l-28 2 *', ['2028-02-01T00:00', '2032-02-01T00:00', '2036-02-01T00:00']],
    ['0 0 L-0 * *', ['2024-03-31T00:00', '2024-04-30T00:00', '2024-05-31T00:00']],
    ['0 0 L-30 * *', ['2024-05-01T00:00', '2024-07-01T00:00', '2024-08-01T00:00']],
    ['0 0 2,L-1,L * *', ['2024-03-02T00:00', '2024-03-30T00:00', '2024-03-31T00:00']],
    // 28 April 2024 is a Sunday.
    ['0 0 L-2W * *', ['2024-03-29T00:00', '2024-04-29T00:00', '2024-05-29T00:00']],
    // Either of the two: the 28th, or a Monday.
    ['0 0 L-3 * 1', ['2024-03-04T00:00', '2024-03-11T00:00', '2024-03-18T00:00']],
    ['0 0 L-30 4 1', ['2024-04-01T00:00', '2024-04-08T00:00', '2024-04-15T00:00']],
    ['0 0 * * 5L', ['2024-03-29T00:00', '2024-04-26T00:00', '2024-05-31T00:00']],
    ['0 0 * * MON#1,3#2', ['2024-03-04T00:00', '2024-03-13T00:00', '2024-04-01T00:00']],
    ['\t0  0 \t1,15 * 1 ', ['2024-03-04T00:00', '2024-03-11T00:00', '2024-03-15T00:00']],
    // The 1st, 3rd … of the month that are Mondays: crontab(5) asks for both where one begins with a star.
    ['0 0 */2 * 1', ['2024-03-11T00:00', '2024-03-25T00:00', '2024-04-01T00:00']],
  ])('%s', async (input, runs) => expect(local(await run(input))).toEqual(runs));

  // Quartz, CronTrigger tutorial: the examples and what it says of W. 15 June 2024 is a Saturday, 15 September a Sunday.
  test.each([
    ['0 15 10 L-2 * ?', ['2024-03-29T10:15', '2024-04-28T10:15', '2024-05-29T10:15']],
    ['0 15 10 L * ?', ['2024-03-31T10:15', '2024-04-30T10:15', '2024-05-31T10:15']],
    ['0 0 0 LW * ?', ['2024-03-29T00:00', '2024-04-30T00:00', '2024-05-31T00:00']],
    ['0 0 0 15W 6,9,10 ?', ['2024-06-14T00:00', '2024-09-16T00:00', '2024-10-15T00:00']],
    ['0 0 0 1W 6 ?', ['2024-06-03T00:00', '2025-06-02T00:00', '2026-06-01T00:00']],
    ['0 15 10 ? * 6#3', ['2024-03-15T10:15', '2024-04-19T10:15', '2024-05-17T10:15']],
    ['0 15 10 ? * 6L 2030-2035', ['2030-01-25T10:15', '2030-02-22T10:15', '2030-03-29T10:15']],
    ['0 0 0 ? * L', ['2024-03-02T00:00', '2024-03-09T00:00', '2024-03-16T00:00']],
    ['0 0 12 1/5 * ?', ['2024-03-06T12:00', '2024-03-11T12:00', '2024-03-16T12:00']],
    ['0 11 11 11 11 ?', ['2024-11-11T11:11', '2025-11-11T11:11', '2026-11-11T11:11']],
    ['0 10,44 14 ? 3 WED', ['2024-03-06T14:10', '2024-03-06T14:44', '2024-03-13T14:10']],
    ['0 0 0 L-1 2 ? 2027-2028', ['2027-02-27T00:00', '2028-02-28T00:00']],
  ])('Quartz: %s', async (input, runs) => expect(local(await run(input, { dialect: 'quartz' }))).toEqual(runs));

  test('Quartz and AWS', async () => {
    // Quartz, CronTrigger tutorial: weekdays from 1 (Sunday).
    expect(local(await run('0 15 10 ? * 6L', { dialect: 'quartz' }))).toEqual([
      '2024-03-29T10:15',
      '2024-04-26T10:15',
      '2024-05-31T10:15',
    ]);
    expect(local(await run('0 15 10 ? * 6#3', { dialect: 'quartz' }))[0]).toBe('2024-03-15T10:15');
    expect(local(await run('0 0 22-1 ? * FRI-SUN', { dialect: 'quartz', count: 4 }))).toEqual([
      '2024-03-01T22:00',
      '2024-03-01T23:00',
      '2024-03-02T00:00',
      '2024-03-02T01:00',
    ]);
    expect(local(await run('0 0 0 1 1 ? 2030-2031', { dialect: 'quartz' }))).toEqual([
      '2030-01-01T00:00',
      '2031-01-01T00:00',
    ]);
    // Amazon EventBridge Scheduler user guide, cron-based schedules.
    const aws = await run('cron(15 10 ? * 6L 2022-2025)', { dialect: 'aws', count: 1 });
    expect(local(aws)).toEqual(['2024-03-29T10:15']);
    expect(aws.line).toBe('cron(15 10 ? * 6L 2022-2025)');
  });

  test('weekdays from 1 on request', async () => {
    expect(local(await run('0 0 * * 1', { daysFromZero: false }))[0]).toBe('2024-03-03T00:00');
    expect((await failureOf('0 0 * * 0', { daysFromZero: false })).code).toBe('error.value.weekday');
  });

  test('clock changes are said', async () => {
    const paris = { timeZone: 'Europe/Paris' };
    const spring = await run('30 2 * * *', { ...paris, from: '2024-03-30T12:00' });
    expect(spring.runs.map((item) => [item.local, item.clockChange])).toEqual([
      ['2024-03-31T03:00:00+02:00', 'moved'],
      ['2024-04-01T02:30:00+02:00', null],
      ['2024-04-02T02:30:00+02:00', null],
    ]);
    expect(spring.notes).toEqual(['warning.moved']);
    const autumn = await run('30 2 * * *', { ...paris, from: '2024-10-26T12:00', count: 2 });
    expect(autumn.runs.map((item) => [item.local, item.clockChange])).toEqual([
      ['2024-10-27T02:30:00+02:00', 'repeated'],
      ['2024-10-28T02:30:00+01:00', 'offset'],
    ]);
    expect(autumn.notes).toEqual(['warning.repeated']);
    const howe = await run('15 2 * * *', { timeZone: 'Australia/Lord_Howe', from: '2024-10-05T12:00', count: 1 });
    expect(howe.runs[0]).toMatchObject({ local: '2024-10-06T02:30:00+11:00', clockChange: 'moved' });
  });

  test('from', async () => {
    expect((await run('0 0 * * *', { from: '', count: 1 })).runs[0]?.utc).toBe('2024-03-02T00:00:00Z');
    expect((await run('0 0 * * *', { from: '2024-03-09T23:00:00+02:00', count: 1 })).runs[0]?.utc).toBe(
      '2024-03-10T00:00:00Z',
    );
    for (const from of ['x', '2024-02-30', '2024-13-01', '2024-01-01T25:00'])
      expect((await failureOf('* * * * *', { from })).code, from).toBe('error.from');
  });
});

suite('notes', () => {
  test.each([
    ['0 0 1,15 * 1', {}, ['warning.eitherDay']],
    ['0 0 */2 * 1', {}, ['warning.bothDays']],
    ['0 0 L * *', {}, ['warning.extension']],
    ['0 0 ? * 1', {}, ['warning.extension']],
    ['? 0 * * *', {}, ['warning.extension']],
    ['CRON_TZ=America/New_York 0 9 * * *', {}, ['note.zone']],
    ['CRON_TZ=UTC 0 9 * * *', {}, []],
    ['0 0 L * ?', { dialect: 'quartz' }, []],
    ['0 0 0 * * *', {}, ['note.seconds']],
    ['@reboot', {}, ['note.reboot']],
    ['0 0 31 2,4 *', {}, ['warning.never']],
    ['0 0 L-29 2 *', {}, ['warning.extension', 'warning.never']],
    ['0 0 15W,L * *', {}, ['warning.extension', 'note.noWords']],
  ] as const)('%s %j', async (input, options, notes) => {
    const text = 'dialect' in options ? `0 ${input}` : input;
    expect((await run(text, options)).notes).toEqual(notes);
  });
});

suite('words', () => {
  test.each(languages)('in %s', async (language) => {
    const words = await Promise.all(
      Object.values(presets).map(async (preset) => (await run(preset, { language })).words),
    );
    expect(new Set(words).size).toBe(words.length);
    if (language !== 'en') expect(words.join(' ')).not.toMatch(/\b(?:every|minutes past|through|only on)\b/i);
  });

  test.each([
    ['en', '3 days before the last day of the month', 'on the weekday nearest to 3 days before', 'nearest day 15'],
    [
      'es',
      '3 días antes del último día del mes',
      'en el día laborable más próximo a 3 días',
      'día laborable más próximo',
    ],
    ['fr', '3 jours avant le dernier jour du mois', 'le jour ouvrable le plus proche de 3 jours', 'jour ouvrable'],
    ['pt', '3 dias antes do último dia do mês', 'no dia útil mais próximo de 3 dias', 'dia útil mais próximo'],
    ['ru', 'за 3 дня до конца месяца', 'в ближайший будний день к дате за 3 дня', 'будний день к 15 числу'],
    ['zh', '每月最后一天之前的第3天', '最接近每月最后一天之前的第3天的工作日', '最接近 15 号的工作日'],
  ] as const)('days of Quartz in %s', async (language, beforeLast, nearest, weekday) => {
    expect((await run('0 0 L-3 * *', { language })).words).toContain(beforeLast);
    expect((await run('0 0 L-3W * *', { language })).words).toContain(nearest);
    expect((await run('0 0 15W * *', { language })).words).toContain(weekday);
    expect((await run('0 0 L-1 * *', { language })).words).not.toMatch(/1 (?:days|días|jours|dias)/);
    expect((await run('0 0 L-3,15 * *', { language })).words).toBe('');
  });

  test('words have the punctuation of their language', async () => {
    expect((await run('40 * * * *', { language: 'fr' })).words).toMatch(/^40 minutes après l’heure/);
    expect((await run('40 * * * *', { language: 'zh' })).words).toContain('，每小时');
  });

  test('options', async () => {
    expect((await run('0 14 * * *', { hours24: false })).words).toBe('At 02:00 PM, every day');
    expect((await run('0 14 * * *', { verbose: false })).words).toBe('At 14:00');
    expect((await run('0 0 */2 * 1')).words).toBe('At 00:00, every 2 days in a month, only on Monday');
    expect((await run('0 0 2 * 1')).words).toBe('At 00:00, on day 2 of the month, and on Monday');
  });
});

suite('what is wrong', () => {
  test.each([
    ['* * * * * * *', {}, 'error.fieldCount.unix', 1],
    ['0 60 * * * *', {}, 'error.value.minute', 3],
    ['0 0 1-32 * *', {}, 'error.value.day', 7],
    ['0 5-1 * * *', {}, 'error.reversed', 3],
    ['*/61 * * * *', {}, 'error.step', 3],
    ['5, * * * *', {}, 'error.emptyItem', 3],
    ['0 0 * * MONDAY', {}, 'error.name', 9],
    ['MON * * * *', {}, 'error.name', 1],
    ['* *1 * * *', {}, 'error.item', 3],
    ['1-2-3 * * * *', {}, 'error.item', 1],
    ['0 0 * * 1#6', {}, 'error.special', 9],
    ['0 0 W * *', {}, 'error.special', 5],
    ['-1 * * * *', {}, 'error.item', 1],
    ['0 0 5,L-31 * *', {}, 'error.lastOffset', 7],
    ['0 0 LW-3 * *', {}, 'error.special', 5],
    ['0 0 0 L-3,5 * ?', { dialect: 'quartz' }, 'error.inList', 7],
    ['0 0 0 ? * 2,6#3', { dialect: 'quartz' }, 'error.inList', 13],
    ['0 0 ? * 3#1,6#3 *', { dialect: 'aws' }, 'error.inList', 9],
    ['0 0 ? * ?', { dialect: 'quartz' }, 'error.fieldCount.quartz', 1],
    ['0 0 0 ? * ?', { dialect: 'quartz' }, 'error.oneQuestion', 7],
    ['@daily', { dialect: 'aws' }, 'error.nickname', 1],
    ['H 4 * * *', {}, 'error.jenkins', 1],
    ['H(0-29)/10 * * * *', {}, 'error.jenkins', 1],
    ['0 0,H(8-15) * * *', {}, 'error.jenkins', 5],
    ['0 0 H * ?', { dialect: 'quartz' }, 'error.fieldCount.quartz', 1],
    [' rate(5 minutes)', { dialect: 'aws' }, 'error.interval', 2],
  ] as const)('%s %j', async (input, options, code, column) => {
    const error = await failureOf(input, options);
    expect(error.code).toBe(code);
    expect(error.where.at?.column).toBe(column);
  });

  test.each([
    ['rate(5 minutes)', 'aws', '0/5 * * * ? *', 300],
    ['rate(1 minute)', 'aws', '* * * * ? *', 60],
    ['RATE( 12 Hours )', 'unix', '0 */12 * * *', 43_200],
    ['rate(1 day)', 'quartz', '0 0 0 * * ?', 86_400],
    ['@every 5m', 'unix', '*/5 * * * *', 300],
    ['@every 0h30m0s', 'quartz', '0 0/30 * * * ?', 1800],
    ['@every 10s', 'unix', '*/10 * * * * *', 10],
    ['@every 1s', 'quartz', '* * * * * ?', 1],
    ['@every 0.5h', 'aws', '0/30 * * * ? *', 1800],
    ['@every 60m', 'unix', '0 * * * *', 3600],
    ['@every 10s', 'aws', undefined, 10],
    ['@every 1h30m', 'unix', undefined, 5400],
    ['@every 500ms', 'unix', undefined, 0.5],
    ['rate(7 days)', 'aws', undefined, 604_800],
  ] as const)('%s is an interval, in %s as often as %s', async (text, dialect, cron, seconds) => {
    const { code, params } = await failureOf(text, { dialect });
    expect(code).toBe(cron === undefined ? 'error.intervalAlone' : 'error.interval');
    expect(params).toEqual(cron === undefined ? { text } : { text, cron });
    if (cron === undefined) return;
    const [first, second] = (await run(cron, { dialect })).runs.map(({ utc }) => Date.parse(utc) / 1000);
    expect((second ?? 0) - (first ?? 0)).toBe(seconds);
  });

  test('any text is read or refused with a ToolError', async () => {
    const item = fc.constantFrom(
      '*',
      '?',
      '0',
      '5',
      '31',
      '7',
      '1-5',
      '*/2',
      'L',
      'LW',
      'L-3',
      'L-30W',
      '15W',
      '5L',
      '5#2',
      'MON',
      'JAN',
      ',',
      '-',
      '/',
      '1,2',
      'SUN-MON',
      '@x',
      '2030',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(item, { maxLength: 8 }).map((items) => items.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('unix', 'quartz', 'aws'), async (input, dialect) => {
        try {
          await run(input, { dialect, count: 2 });
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
        }
      }),
      { numRuns: 150 },
    );
  });
});

suite('the form', () => {
  test('seconds are switched on and off', () => {
    const parts = splitExpression('5 4 * * *', 'unix');
    expect(withSeconds(parts, true)).toBe('0 5 4 * * *');
    expect(withSeconds(parts, false)).toBe('5 4 * * *');
    const timed = splitExpression('30 5 4 * * *', 'unix');
    expect(withSeconds(timed, false)).toBe('5 4 * * *');
    expect(withSeconds(timed, true)).toBe('30 5 4 * * *');
  });

  test.each([
    ['*', 'every', 2],
    ['?', 'every', 2],
    ['*/15', 'step', 15],
    ['1-5', 'values', 2],
    ['1/5', 'values', 2],
  ])('%s is put together by %s', (text, way, step) => expect(readWay(text)).toEqual({ way, step }));

  test('a way begins with something', () => {
    expect([firstOfWay('every', 1), firstOfWay('step', 1), firstOfWay('values', 1)]).toEqual(['*', '*/2', '1']);
  });

  test('values can be ticked, years from the present one', () => {
    const unix = { dialect: 'unix', daysFromZero: true } as const;
    const numbers = (values: { value: number }[]) => values.map(({ value }) => value);
    expect(numbers(valuesOf({ ...unix, name: 'weekday', text: '*' }, 2031))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(numbers(valuesOf({ ...unix, name: 'weekday', text: '*', daysFromZero: false }, 2031))).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    const years = valuesOf({ dialect: 'aws', daysFromZero: true, name: 'year', text: '2032' }, 2031);
    expect(numbers(years)).toEqual(Array.from({ length: 12 }, (_, index) => 2031 + index));
    expect(years.filter(({ isOn }) => isOn)).toEqual([{ value: 2032, isOn: true }]);
    expect(valuesOf({ ...unix, name: 'hour', text: '*' }, 2031).every(({ isOn }) => isOn)).toBe(true);
  });

  test.each([
    ['*', 3, '3'],
    ['3', 3, '*'],
    ['1-3', 2, '1,3'],
    ['1,3', 2, '1-3'],
  ])('%s with %i clicked is %s', (text, value, expected) => {
    expect(toggleValue({ name: 'hour', text, dialect: 'unix', daysFromZero: true }, value)).toBe(expected);
  });

  test('presets are right in every dialect', async () => {
    for (const dialect of ['unix', 'quartz', 'aws'] as const)
      for (const preset of Object.values(presets)) {
        const expected = local(await run(preset));
        expect(local(await run(fromUnix(preset, dialect), { dialect })), `${dialect} ${preset}`).toEqual(expected);
      }
  });

  test('one field is changed', () => {
    expect(changeField(splitExpression('@daily', 'unix'), 'hour', '5', 'unix')).toBe('0 5 * * *');
    expect(changeField(splitExpression('0 0 12 * * ?', 'quartz'), 'weekday', 'MON', 'quartz')).toBe('0 0 12 ? * MON');
    expect(changeField(splitExpression('0 0 12 ? * MON', 'quartz'), 'day', '1', 'quartz')).toBe('0 0 12 1 * ?');
    expect(changeField(splitExpression('1 2', 'aws'), 'minute', '5', 'aws')).toBe('5 2 * * ? *');
  });

  test('values come back as they were chosen', () => {
    expect(chosenValues('1-3,FRI', 'weekday', 'unix', true)).toEqual([1, 2, 3, 5]);
    expect(chosenValues('MON', 'weekday', 'quartz', true)).toEqual([2]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1 }), (values) => {
        const text = writeValues(values);
        expect(chosenValues(text, 'minute', 'unix', true)).toEqual([...values].sort((a, b) => a - b));
      }),
    );
  });
});
