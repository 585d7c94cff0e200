import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { decode } from './decode.ts';
import { detectLink, detectText } from './detect.ts';
import { decodeEscapes } from './escapes.ts';
import { findLinks } from './find-links.ts';
import { readV3 } from './proofpoint.ts';
import { replace } from './replace.ts';
import vectors from './vectors.json' with { type: 'json' };

const silent = () => undefined;
const asIs = { tracking: false };
function read(text: string) {
  const [first, ...others] = decode(text, asIs, silent);
  if (first === undefined || others.length > 0) throw new Error('not one link');
  return first;
}
const targetOf = (text: string) => read(text).target;
const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
  return undefined;
};
const notesOf = (run: (note: (code: string) => void) => unknown) => {
  const codes: string[] = [];
  run((code) => void codes.push(code));
  return codes;
};

const SAFE = 'https://eur01.safelinks.protection.outlook.com/';

/* Two of ours; the examples of Proofpoint’s own decoder; then the form that each service documents or writes. */
test.each([
  [`${SAFE}?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%2520d&data=x&reserved=0`, 'https://example.org/a?b=c%20d'],
  ['https://www.google.com/url?q=https%3A%2F%2Fexample.org', 'https://example.org'],
  [
    'https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&amp;k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&amp;r=IKM5u8%2B%2F%2Fi8EBhWOS%2BqGbTqCC%2BrMqWI%2FVfEAEsQO%2F0Y%3D%0A&amp;m=Ww6iaHO73mDQpPQwOwfLfN8WMapqHyvtu8jM8SjqmVQ%3D%0A&amp;s=d3583cfa53dade97025bc6274c6c8951dc29fe0f38830cf8e5a447723b9f1c9a',
    'http://www.bouncycastle.org/',
  ],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_assets_images_2016_06_jupiter-2Dnasa.jpg.638x0-5Fq80-5Fcrop-2Dsmart.jpg&amp;d=DwMBaQ&amp;c=Vxt5e0Osvvt2gflwSlsJ5DmPGcPvTRKLJyp031rXjhg&amp;r=MujLDFBJstxoxZI_GKbsW7wxGM7nnIK__qZvVy6j9Wc&amp;m=QJGhloAyfD0UZ6n8r6y9dF-khNKqvRAIWDRU_K65xPI&amp;s=ew-rOtBFjiX1Hgv71XQJ5BEgl9TPaoWRm_Xp9Nuo8bk&amp;e=',
    'https://media.mnn.com/assets/images/2016/06/jupiter-nasa.jpg.638x0_q80_crop-smart.jpg',
  ],
  [
    'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65jyCIe2K1D_uNjZ1Lnf6YLQERujngZv9UWf66ujQIQ$',
    'https://google.com:443/search?q=a+test&gs=ps',
  ],
  ['https://urldefense.us/v3/__https:/example.org/__;!!a!b$', 'https://example.org/'],
  ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.org%2fa&c=E,1,x&typo=1', 'https://example.org/a'],
  ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fexample.org%2Fa&usg=x', 'https://example.org/a'],
  ['https://www.google.com/amp/s/example.org/amp/a?b=c', 'https://example.org/amp/a?b=c'],
  ['https://lm.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fa&h=AT0', 'https://example.org/a'],
  ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.org%2Fa&trk=x', 'https://example.org/a'],
  ['https://slack-redir.net/link?url=https%3A%2F%2Fexample.org%2Fa', 'https://example.org/a'],
  [
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.org%2Fa&locale=en-us',
    'https://example.org/a',
  ],
  [
    'https://teams.microsoft.com/dl/launcher/launcher.html?url=%2F_%23%2Fl%2Fmeetup-join%2Fx&type=meetup-join',
    'https://teams.microsoft.com/_#/l/meetup-join/x',
  ],
  [
    'https://abc123.r.us-east-1.awstrack.me/L0/https:%2F%2Fexample.org%2Fa%3Fb=c/1/0100018/x=1',
    'https://example.org/a?b=c',
  ],
  [
    'https://nam.safelink.emails.azure.net/redirect/?destination=https%3A%2F%2Fexample.org%2Fa&p=x',
    'https://example.org/a',
  ],
  ['https://secure-web.cisco.com/1abc-_x/https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc', 'https://example.org/a?b=c'],
  [
    'https://us-west-2.protection.sophos.com/?d=example.org&u=aHR0cHM6Ly9leGFtcGxlLm9yZy9h&i=x',
    'https://example.org/a',
  ],
  ['https://us.protection.sophos.com/?u=aHR0cHM6Ly9hLmIvw6k=', 'https://a.b/é'],
  ['https://www.bing.com/ck/a?!&&p=x&u=a1aHR0cHM6Ly9leGFtcGxlLm9yZy9h&ntb=1', 'https://example.org/a'],
  [
    'https://r.search.yahoo.com/_ylt=x/RV=2/RE=1/RO=10/RU=https%3a%2f%2fexample.org%2fa/RK=2/RS=x-',
    'https://example.org/a',
  ],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2Fa&rut=x', 'https://example.org/a'],
])('%s leads to %s', (link, target) => {
  expect(targetOf(link)).toBe(target);
});

test(`${vectors.length} links are unwrapped as by Python`, () => {
  expect(vectors.length).toBeGreaterThan(100);
  for (const [link = '', target = ''] of vectors) expect([link, targetOf(link)]).toEqual([link, target]);
});

test('a text is left as it is but for its links', () => {
  const text = vectors.map(([link = '']) => `(see <${link}>, "x" & 1%)\r\n`).join('');
  const wanted = vectors.map(([, target = '']) => `(see <${target}>, "x" & 1%)\r\n`).join('');
  expect(replace(text, asIs, silent)).toBe(wanted);
  expect(replace(wanted, asIs, silent)).toBe(wanted);
});

/* Hosts that only look like those of a service. */
test.each([
  ['https://evil.example/?x=.safelinks.protection.outlook.com&url=https%3A%2F%2Fa.b', 'error.lookAlike'],
  ['https://eur01.safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fa.b', 'error.lookAlike'],
  ['https://eur01.safelinks.protection.outlook.com@evil.example/?url=https%3A%2F%2Fa.b', 'error.lookAlike'],
  ['https://evil.example/urldefense%2Eproofpoint.com/v2/url?u=http-3A__a.b&d=x', 'error.lookAlike'],
  ['https://l.facebook.com.evil.example/l.php?u=https%3A%2F%2Fa.b', 'error.lookAlike'],
  ['https://xsafelinks.protection.outlook.com/?url=https%3A%2F%2Fa.b', 'error.lookAlike'],
  ['https://google.evil/url?q=https%3A%2F%2Fa.b', 'error.notWrapped'],
  ['https://notgoogle.com/url?q=https%3A%2F%2Fa.b', 'error.notWrapped'],
  ['https://www.google.com/search?q=https%3A%2F%2Fa.b', 'error.notWrapped'],
  ['https://www.facebook.com/?u=https%3A%2F%2Fa.b', 'error.notWrapped'],
  ['ftp://l.facebook.com/l.php?u=https%3A%2F%2Fa.b', 'error.notUrl'],
  ['https://lnkd.in/x', 'error.opaque'],
  ['https://protect-eu.mimecast.com/s/abc?domain=example.org', 'error.opaque'],
  [`${SAFE}?data=x`, 'error.noTarget'],
  [`${SAFE}?url=`, 'error.noTarget'],
  [`${SAFE}?url=%20`, 'error.noTarget'],
  [`${SAFE}?url=a.b`, 'error.target'],
  [`${SAFE}?url=https%3A%2F%2F`, 'error.target'],
  [`${SAFE}?url=https%3A%2F%2Fa%20b`, 'error.target'],
  [`${SAFE}?url=javascript%3Aalert(1)`, 'error.scheme'],
  [`${SAFE}?url=data%3Atext%2Fhtml%2Cx`, 'error.scheme'],
  ['https://urldefense.com/v3/__https://a.b/*__;', 'error.noTarget'],
  ['https://urldefense.com/v3/__https://a.b/**__;Kw!!x$', 'error.noTarget'],
  ['https://urldefense.com/v3/__https://a.b/*__;_w!!x$', 'error.noTarget'],
  ['https://us.protection.sophos.com/?u=%25%25', 'error.noTarget'],
  // Bytes that are not UTF-8.
  ['https://us.protection.sophos.com/?u=aHR0cHM6Ly9hLmIv6Q==', 'error.noTarget'],
])('%s is refused: %s', (link, code) => {
  expect(errorOf(() => read(link))).toBe(code);
  expect(replace(link, asIs, silent)).toBe(link);
});

test('runs of removed characters of Proofpoint v3 have lengths from 2 to 65', () => {
  const encoded = btoa('-'.repeat(65));
  expect(readV3(`https://urldefense.com/v3/__https://a.b/**__c__;${encoded}!!x$`)).toBe(
    `https://a.b/${'-'.repeat(65)}_c`,
  );
  expect(readV3('https://urldefense.com/v3/__https://a.b/**A*c__;8J-YgCst!!x$')).toBe('https://a.b/😀+-c');
});

test('wrappers in wrappers come off, each a step', () => {
  const wrap = (link: string) => `${SAFE}?url=${encodeURIComponent(link)}`;
  const three = wrap(`https://l.facebook.com/l.php?u=${encodeURIComponent(wrap('https://a.b/'))}`);
  expect(read(three).steps.map(({ service }) => service)).toEqual([
    'Microsoft Safe Links',
    'Facebook',
    'Microsoft Safe Links',
  ]);
  expect(targetOf(three)).toBe('https://a.b/');
  let amp = 'https://a.b/';
  for (let count = 0; count < 15; count += 1) amp = amp.replace('https://', 'https://www.google.com/amp/s/');
  expect(read(amp).steps).toHaveLength(10);
  expect(notesOf((note) => decode(amp, asIs, note))).toEqual(['warning.deep']);
});

test('a link is read however it was copied', () => {
  const link = `${SAFE}?url=https%3A%2F%2Fa.b%2F%3Fc%3Dd%26e&amp;reserved=0`;
  const half = link.length >> 1;
  const broken = `${link.slice(0, half)}\r\n  ${link.slice(half)}`;
  const quotedPrintable = link.replaceAll('=', '=3D').replace(/.{60}/g, '$&=\r\n');
  const ways = [link, ` <${link}>\n`, broken, `> <${link.slice(0, 70)}\n> ${link.slice(70)}>`, `Look: ${link}.`];
  const others = [`<a href="${link}">x</a>`, `<a href='${link}'>x</a>`, `[x](${link})`, quotedPrintable];
  for (const text of [...ways, ...others]) expect([text, targetOf(text)]).toEqual([text, 'https://a.b/?c=d&e']);
});

test('line breaks inside angle brackets belong to the link, and a sentence goes on after it', () => {
  const link = `${SAFE}?url=https%3A%2F%2Fa.b%2Fc&reserved=0`;
  expect(replace(`<${link.slice(0, 60)}\n${link.slice(60)}> x`, asIs, silent)).toBe('<https://a.b/c> x');
  expect(replace(`(${link}), [${link}]; *${link}*!`, asIs, silent)).toBe(
    '(https://a.b/c), [https://a.b/c]; *https://a.b/c*!',
  );
  expect(replace(`<a href='${link}' title='x'>${link}</a>`, asIs, silent)).toBe(
    "<a href='https://a.b/c' title='x'>https://a.b/c</a>",
  );
  expect(findLinks('x https://en.wikipedia.org/wiki/A_(b), y').map(({ link: found }) => found)).toEqual([
    'https://en.wikipedia.org/wiki/A_(b)',
  ]);
});

test('a link in HTML is replaced by one in HTML', () => {
  const link = `${SAFE}?url=https%3A%2F%2Fa.b%2F%3Fc%3Dd%26e&amp;reserved=0`;
  expect(replace(`<a href="${link}">`, asIs, silent)).toBe('<a href="https://a.b/?c=d&amp;e">');
  expect(replace(link.replace('&amp;', '&'), asIs, silent)).toBe('https://a.b/?c=d&e');
});

test('escapes that are not UTF-8 stay', () => {
  expect(decodeEscapes('%C3%A9%E9%20%F0%9F%98%80%F0%9F%zz%')).toBe('é%E9 😀%F0%9F%zz%');
  expect(targetOf(`${SAFE}?url=https%3A%2F%2Fa.b%2Fcaf%E9`)).toBe('https://a.b/caf%E9');
  // Letters that turn the direction of writing would show another address.
  expect(targetOf(`${SAFE}?url=https%3A%2F%2Fa.b%2F%E2%80%AEgpj`)).toBe('https://a.b/%E2%80%AEgpj');
});

test('what deceives is said', () => {
  const codes = (target: string) => notesOf((note) => decode(`${SAFE}?url=${encodeURIComponent(target)}`, asIs, note));
  expect(codes('https://a.b/')).toEqual([]);
  expect(codes('https://münchen.de/')).toEqual(['warning.punycode']);
  expect(codes('https://xn--pple-43d.com/')).toEqual(['warning.lookAlike', 'warning.punycode']);
  expect(codes('https://paypal.com@evil.example/')).toEqual(['warning.loginHost']);
  expect(codes('https://bit.ly/x')).toEqual(['note.opaque']);
});

test('only tracking parameters go', () => {
  const cleaned = (target: string) =>
    decode(`${SAFE}?url=${encodeURIComponent(target)}`, { tracking: true }, silent)[0]?.target;
  expect(cleaned('https://a.b/?utm_source=x&c=d+e%20&&gclid=1#f?utm_id=1')).toBe('https://a.b/?c=d+e%20&#f?utm_id=1');
  expect(cleaned('https://a.b/?fbclid=1')).toBe('https://a.b/');
  expect(cleaned('https://a.b?x#?fbclid=1')).toBe('https://a.b?x#?fbclid=1');
});

test('any http address comes back from any wrapper', () => {
  const wrappers = [
    (target: string) => `${SAFE}?url=${encodeURIComponent(target)}&data=x`,
    (target: string) => `https://www.google.com/url?${new URLSearchParams({ q: target })}`,
    (target: string) => `https://x.r.eu-west-1.awstrack.me/L0/${encodeURIComponent(target)}/1/x`,
    (target: string) => `https://secure-web.cisco.com/abc/${encodeURIComponent(target)}`,
  ];
  const targets = fc.webUrl({ withQueryParameters: true, withFragments: true });
  fc.assert(
    fc.property(targets, fc.array(fc.constantFrom(...wrappers), { minLength: 1, maxLength: 3 }), (target, around) => {
      expect(targetOf(around.reduce((link, wrap) => wrap(link), target))).toBe(target);
    }),
    { numRuns: 200 },
  );
});

test('300 broken links only give coded errors', () => {
  const links = [vectors[0]?.[0], vectors[6]?.[0], vectors[7]?.[0], vectors.at(-1)?.[0]].map(String);
  const edit = fc.tuple(
    fc.nat(300),
    fc.nat(4),
    fc.constantFrom(...'*-_%&=;!<>\n "\'\0\ud800é:/?#@A3'.split(''), '://'),
  );
  let good = 0;
  fc.assert(
    fc.property(fc.constantFrom(...links), fc.array(edit, { minLength: 1, maxLength: 6 }), (link, edits) => {
      const broken = edits.reduce((one, [at, length, more]) => one.slice(0, at) + more + one.slice(at + length), link);
      if (errorOf(() => read(broken)) === undefined) good += 1;
      replace(broken, { tracking: true }, silent);
    }),
    { numRuns: 300 },
  );
  expect(good).toBeGreaterThan(30);
});

test('several links of a text are decoded, and what is no wrapped link is passed over', () => {
  const notes: string[] = [];
  const text = `See ${SAFE}?url=https%3A%2F%2Fa.b, https://example.org/ and\nhttps://slack-redir.net/link?url=https%3A%2F%2Fc.d; ${SAFE}?x`;
  const decoded = decode(text, asIs, (code) => void notes.push(code));
  expect(decoded.map(({ target }) => target)).toEqual(['https://a.b', 'https://c.d']);
  expect(notes).toEqual(['warning.broken']);
  expect(errorOf(() => decode('https://a.b https://c.d', asIs, silent))).toBe('error.noneWrapped');
});

test('it recognises one link, and a text with links', () => {
  for (const [link = ''] of vectors) {
    expect(detectLink(link)).toBeGreaterThan(0.9);
    expect(detectText(`see ${link}`)).toBeGreaterThan(0.6);
  }
  expect(detectLink('https://evil.example/?x=https://l.facebook.com/l.php?u=1')).toBe(0);
  expect(detectLink('https://eur01.safelinks.protection.outlook.com.evil.example/?url=x')).toBe(0);
});
