import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import { normalize as normalizeWith, type NormalizeOptions } from './logic.ts';
import * as operations from './operations.ts';

function run(text: string, options: Partial<NormalizeOptions> = {}) {
  const notes: string[] = [];
  const values = { ...initialValues(operations.normalize.options), ...options };
  const output = normalizeWith(text, values, (code, _, where) => {
    notes.push(where?.at === undefined ? code : `${code} ${where.at.line}`);
  });
  return { output, notes };
}
const normalize = (text: string, options?: Partial<NormalizeOptions>) => run(text, options).output;

describe('normalize', () => {
  it.each([
    ['J.O.E+list@GoogleMail.com', 'joe@gmail.com'],
    ['Ann.B+x@example.net', 'ann.b+x@example.net'],
    ['a.b+c@hotmail.com', 'a.b@hotmail.com'],
    ['a+c@me.com', 'a@me.com'],
    ['a+c@fastmail.fm', 'a@fastmail.fm'],
    ['a+c@pm.me', 'a@pm.me'],
    ['a.b+c@ya.ru', 'a-b@yandex.ru'],
    ['a-b@yahoo.com', 'a-b@yahoo.com'],
    ['+x@gmail.com', '+x@gmail.com'],
    ['a.+x@gmail.com', 'a@gmail.com'],
    ['a.+x@outlook.com', 'a.+x@outlook.com'],
    ['"J. Doe"@Example.com', '"j. doe"@example.com'],
    ['почта@Пример.рф', 'почта@пример.рф'],
    ['x@xn--e1afmkfd.xn--p1ai', 'x@xn--e1afmkfd.xn--p1ai'],
    ['postmaster@[192.0.2.1]', 'postmaster@[192.0.2.1]'],
    ['"Doe, Jane" <jane@example.com>', 'jane@example.com'],
    ['7,"jane@example.com",Jane', 'jane@example.com'],
    ['a@example.com; b@example.com', 'a@example.com\nb@example.com'],
  ])('makes of %s %s', (typed, normal) => {
    expect(normalize(typed)).toBe(normal);
    expect(normalize(normal)).toBe(normal);
  });

  it.each([
    ['mailto:Joe@Example.com', 'joe@example.com'],
    ['MAILTO:joe%2Bnews@example.com', 'joe+news@example.com'],
    ['Joe <mailto:joe@example.com>', 'joe@example.com'],
    ['<a@example.com<mailto:a@example.com>', 'a@example.com'],
    ['mailto:50%off@example.com', '50%off@example.com'],
    // RFC 6068, section 6.
    ['mailto:addr1@an.example,addr2@an.example', 'addr1@an.example\naddr2@an.example'],
    ['mailto:?to=addr1@an.example,addr2@an.example', 'addr1@an.example\naddr2@an.example'],
    ['mailto:joe@example.com?cc=bob@example.com', 'joe@example.com\nbob@example.com'],
    ['mailto:?to=joe@example.com&cc=bob@example.com', 'joe@example.com\nbob@example.com'],
    ['mailto:gorby%25kremvax@example.com', 'gorby%kremvax@example.com'],
    ['mailto:unlikely%3Faddress@example.com', 'unlikely?address@example.com'],
    ['mailto:%22not%40me%22@example.org', '"not@me"@example.org'],
    ['mailto:user@%E7%B4%8D%E8%B1%86.example.org', 'user@納豆.example.org'],
  ])('reads the link %s', (typed, normal) => {
    expect(run(typed).output).toBe(normal);
    expect(normalize(normal)).toBe(normal);
    expect(run(typed).notes.filter((code) => code !== 'note.case')).toEqual([]);
  });

  it('says what of a link it leaves out', () => {
    expect(run('mailto:infobot@example.com?subject=current-issue&body=a@b')).toEqual({
      output: 'infobot@example.com',
      notes: ['note.linkFields'],
    });
    expect(run('mailto:?subject=a').notes).toEqual(['warning.noAt 1']);
    expect(run('mailto:a%0Ab@example.com').output).toBe('a%0ab@example.com');
  });

  it('applies only the rules that are on', () => {
    expect(normalize('a.b+c@googlemail.com', { gmail: false })).toBe('a.b+c@googlemail.com');
    expect(normalize('a-b@yahoo.com', { yahoo: true })).toBe('a@yahoo.com');
  });

  it.each([
    ['nobody', 'warning.noAt'],
    ['a@b@example.com', 'warning.twoAts'],
    ['a b@example.com', 'warning.space'],
    ['a..b@example.com', 'warning.dots'],
    ['@example.com', 'warning.local'],
    ['a@example.com.', 'warning.trailingDot'],
    ['a@-example.com', 'warning.domain'],
    ['a@localhost', 'warning.domain'],
    [`${'a'.repeat(65)}@example.com`, 'warning.localTooLong'],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.com`, 'warning.tooLong'],
  ])('marks only the line with %s', (bad, code) => {
    expect(run(`a@example.com\r\n${bad}\r\nb@example.com`)).toEqual({
      output: `a@example.com\nUnable to parse: ${bad}\nb@example.com`,
      notes: [`${code} 2`],
    });
  });

  it('says how many other fields of a row it leaves out', () => {
    expect(run('id,mail,name\n7,"jane@example.com",Jane\n8,joe@example.com,')).toEqual({
      output: 'Unable to parse: id,mail,name\njane@example.com\njoe@example.com',
      notes: ['warning.noAt 1', 'note.otherFields'],
    });
  });

  it('takes both spellings of an international domain for one', () => {
    expect(normalize('x@xn--e1afmkfd.xn--p1ai\nx@пример.рф', { unique: true })).toBe('x@xn--e1afmkfd.xn--p1ai');
  });

  it('accepts 64 characters before the @', () => {
    const longest = `${'a'.repeat(64)}@example.com`;
    expect(run(longest)).toEqual({ output: longest, notes: [] });
  });

  it('names the first 20 faults and counts the others', () => {
    expect(run('x\n'.repeat(25)).notes.slice(19)).toEqual(['warning.noAt 20', 'warning.moreFaults']);
  });

  it('reads a long line of quotes in linear time', () => {
    expect(run(`"${'\\\\"'.repeat(100_000)}`).notes).toEqual(['warning.noAt 1']);
    expect(run(`"${'\\"'.repeat(100_000)}`).notes).toEqual(['warning.noAt 1']);
  });

  it('throws nothing for any text', () => {
    const text = fc.array(fc.constantFrom('a', '@', '.', '"', '<', '>', ',', '\\', '\n', '\ud800', 'é'));
    fc.assert(fc.property(text, (parts) => typeof normalize(parts.join('')) === 'string'));
  });
});

/** Published addresses that are right. They come out as they are but for the case of letters. */
describe('addresses of the standards', () => {
  it.each([
    // The first three as erratum 246 mends them: a quoted pair stands only inside quotes.
    String.raw`"Abc\@def"@example.com`,
    String.raw`"Fred\ Bloggs"@example.com`,
    String.raw`"Joe.\\Blow"@example.com`,
    '"Abc@def"@example.com',
    '"Fred Bloggs"@example.com',
    'user+mailbox@example.com',
    'customer/department=shipping@example.com',
    '$A12345@example.com',
    '!def!xyz%abc@example.com',
    '_somename@example.com',
  ])('RFC 3696, section 3: %s', (address) => {
    expect(run(address).output).toBe(address.toLowerCase());
    expect(run(address).notes.filter((code) => code !== 'note.case')).toEqual([]);
  });

  it.each([
    ['appendix A.1.1', 'John Doe <jdoe@machine.example>', ['jdoe@machine.example']],
    [
      'appendix A.1.2',
      String.raw`Who? <one@y.test>, <boss@nil.test>, "Giant; \"Big\" Box" <sysservices@example.net>`,
      ['one@y.test', 'boss@nil.test', 'sysservices@example.net'],
    ],
    [
      'appendix A.1.2',
      'Mary Smith <mary@x.test>, jdoe@example.org, "Joe Q. Public" <john.q.public@example.com>',
      ['mary@x.test', 'jdoe@example.org', 'john.q.public@example.com'],
    ],
    [
      'appendix A.1.3',
      'A Group:Ed Jones <joe@where.test>,joe@where.test,John <jdoe@one.test>;',
      ['joe@where.test', 'joe@where.test', 'jdoe@one.test'],
    ],
  ])('RFC 5322, %s: %s', (_, line, addresses) => {
    expect(run(line).output.split('\n')).toEqual(addresses);
    expect(run(line).notes.filter((code) => code !== 'note.otherFields')).toEqual([]);
  });

  it('RFC 5321, section 4.5.3.1.1: 64 octets before the @ are the most, however few characters they are', () => {
    expect(run(`${'é'.repeat(32)}@example.com`).notes).toEqual([]);
    expect(run(`${'é'.repeat(33)}@example.com`).notes).toEqual(['warning.localTooLong 1']);
  });

  it('RFC 3696, section 3, with erratum 1690: an address has 254 octets at most', () => {
    const label = 'b'.repeat(61);
    const longest = `${'a'.repeat(64)}@${label}.${label}.${label}.com`;
    expect(longest).toHaveLength(254);
    expect(run(longest).notes).toEqual([]);
    expect(run(longest.replace('.com', '.info')).notes).toEqual(['warning.tooLong 1']);
  });

  it('RFC 3492, section 7.1 (I): the Russian sample as a label is the same domain in both spellings', () => {
    const [unicode, ascii] = ['почемужеонинеговорятпорусски', 'xn--b1abfaaepdrnnbgefbaDotcwatmq2g4l'];
    const both = `x@${unicode}.example\nx@${ascii}.example`;
    expect(normalize(both, { unique: true })).toBe(`x@${unicode}.example`);
  });
});
