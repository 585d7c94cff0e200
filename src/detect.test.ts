// @vitest-environment node
import { expect, test } from 'vitest';
import { detect } from '#engine/detect';
import { initialValues } from '#engine/options';
import { findOperation } from '#engine/registry';
import { runHere } from '#engine/run';
import { ANY_TEXT } from '#engine/sample';

/*
 * Texts that people paste, and the operation that wants each most. Texts that a detector must refuse are also looked
 * for among the examples of all other tools (`tools.test.ts`).
 */

const JSON_ROWS = '[{"name": "Ada", "born": 1815}, {"name": "Alan", "born": 1912}]';

const WANTED: Readonly<Record<string, readonly string[]>> = {
  'base-converter/convert': ['0xFF', '0b1010_1010', '0o755', '-0x1f'],
  'bcrypt/verify': [
    '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$YWJjZA',
  ],
  'base64-file-converter/decode': [
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAA=',
  ],
  'base64-string-converter/decode': ['SGVsbG8sIHdvcmxkIQ==', 'data:text/plain;base64,SGVsbG8='],
  'basic-auth-generator/decode': [
    'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    'proxy-authorization: basic dTpw',
    'Basic dTpw',
  ],
  'bip39-generator/check': [
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'あいこくしん　'.repeat(11) + 'あおぞら',
  ],
  'chmod-calculator/calculate': [
    'chmod 755 file',
    'rwxr-xr-x',
    '755',
    '-rw-r--r-- 1 root root 0 Jan 1 10:00 a',
    'u+x,go-w',
  ],
  'color-converter/convert': [
    '#1ea54c',
    '#fff',
    'rgb(30, 165, 76)',
    'hsl(142 69% 38%)',
    'oklch(0.6 0.1 150)',
    '1ea54c',
  ],
  'crontab-generator/describe': [
    '*/5 * * * *',
    '0 9 * * MON-FRI',
    '@daily',
    'rate(5 minutes)',
    '@every 5m',
    '0 5 * * 1 /usr/bin/backup --all',
    'TZ=UTC 0 9 * * *',
  ],
  'date-converter/convert': [
    '2024-01-05T10:20:30Z',
    '2024-01-05',
    '2024/01/05 10:20:30',
    'Mon, 06 Jan 2025 08:49:37 GMT',
    'Tue Dec 31 14:30:00 UTC 2024',
    '[31/Dec/2024:14:30:00 +0100]',
    'Dec 31, 2024',
    '20230412T145600Z',
    '1700000000',
    '1700000000000',
    '20241231',
    '2024-W05-1',
  ],
  'date-converter/convertLines': ['1700000000\n1700000060\n1700000120', '2024-01-05\n2024-02-05'],
  'docker-run-to-docker-compose-converter/convert': ['docker run -d -p 80:80 nginx', '$ sudo docker run nginx'],
  'email-normalizer/normalize': [
    'ada@example.com',
    'Ada <ada@example.com>, alan@example.org',
    'mailto:ada@example.com?subject=Hi',
  ],
  'emoji-picker/explain': ['😀 🇫🇷', '👩🏽‍💻', '1️⃣'],
  'emoji-picker/search': [':tada:', ':+1:'],
  'git-memo/search': ['git commit --amend', 'git rebase'],
  'html-entities/decode': [
    '&lt;p&gt;Tom &amp; Jerry&lt;/p&gt;',
    'Zo&euml; &hearts; &nbsp;Caf&eacute;',
    '&quot;',
    'a &copy; b',
  ],
  'http-status-codes/search': ['404', '418'],
  'html-wysiwyg-editor/clean': ['<p>Hello <b>you</b></p>', '<!doctype html><html><body>Hello</body></html>'],
  'iban-validator-and-parser/parse': ['DE89 3704 0044 0532 0130 00', 'gb29nwbk60161331926819'],
  'iban-validator-and-parser/checkMany': ['DE89 3704 0044 0532 0130 00\nGB29 NWBK 6016 1331 9268 19'],
  'ipv4-address-converter/convert': [
    '192.168.1.1',
    '::ffff:129.144.52.38',
    '1.1.168.192.in-addr.arpa',
    '11000000.10101000.00000001.00000001',
    '0xC0.0xA8.0x01.0x01',
  ],
  'ipv4-address-converter/convertLines': ['10.0.0.1\n10.0.0.2\n192.168.1.1'],
  'ipv4-range-expander/expand': ['10.0.0.1-10.0.0.9', '10.0.0.1 - 10.0.3.255', '192.168.1.10-20', '::1-::ff'],
  'ipv4-range-expander/toBlocks': ['10.0.0.0/24\n10.0.1.0/24', '10.0.0.1-10.0.0.9, 10.0.1.0/24'],
  'ipv4-subnet-calculator/calculate': [
    '192.168.0.1/24',
    '10.0.0.1/255.255.255.0',
    '10.0.0.1 255.255.255.0',
    '10.1.*.*',
    '2001:db8::/32',
    'fe80::1',
  ],
  'json-prettify/prettify': [JSON_ROWS, '{"a": 1}', '{a: 1,}'],
  'keycode-info/search': ['KeyA', 'ArrowUp', 'NumpadEnter'],
  'keycode-info/snippets': ['Ctrl+Shift+K', '⌘+.', 'alt + F4', 'Ctrl++'],
  'jwt-parser/decode': [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'Authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'ewogICJhbGciOiAibm9uZSIKfQ.eyJzdWIiOiIxIn0.',
  ],
  'list-converter/transpose': [
    'name,born\nAda,1815\nAlan,1912',
    'a\tb\nc\td\ne\tf',
    '"Lovelace, Ada";1815\n"Turing, Alan";1912',
  ],
  'mac-address-lookup/lookUp': ['20:37:06:12:34:56', '00-0A-95-9D-68-16', '000a.959d.6816', '0:a:95:9d:68:16'],
  'mac-address-lookup/lookUpMany': [
    '? (192.168.1.1) at 0:a:95:9d:68:16 on en0 ifscope [ethernet]',
    '192.168.1.7 dev eth0 lladdr b8:27:eb:00:00:01 REACHABLE\nfe80::1 dev eth0 FAILED',
  ],
  'markdown-to-html/convert': ['# Title\n\n- [x] done\n- [ ] **open**\n\n[link](https://example.com)'],
  'numeronym-generator/expand': ['i18n', 'K8s, a11y'],
  'math-evaluator/evaluate': ['2*(3+4)^2', '12.7 cm to inch', 'sqrt(3^2 + 4^2)', '12 + 7.5'],
  'mime-types/search': ['image/webp', 'Content-Type: text/html; charset=utf-8', 'image/*'],
  'og-meta-generator/read': [
    '<meta property="og:title" content="A day at the lake">',
    '<!doctype html><html><head><meta name=twitter:card content=summary></head></html>',
  ],
  'wifi-qrcode-generator/read': ['WIFI:T:WPA;S:mynetwork;P:mypass;;', 'WIFI:S:cafe;;'],
  'qrcode-generator/read': [
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD',
    'MECARD:N:Owen,Sean;TEL:12125551212;;',
    'SMSTO:+15105550101:hello',
    'geo:40.71872,-73.98905',
  ],
  'otp-generator/read': [
    'otpauth://totp/Example:alice@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
    'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAI%3D',
  ],
  'phone-parser-and-formatter/parse': [
    '+49 170 1234567',
    '+442079460123',
    '+1 (201) 555-0123 x9',
    '(201) 555-0123',
    'tel:+1-201-555-0123;ext=9',
  ],
  'phone-parser-and-formatter/parseMany': ['+44 20 7946 0123\n+33 1 42 68 53 00\n+1 201 555 0123'],
  'roman-numeral-converter/toNumber': ['MCMXCIV', 'XLII'],
  'rsa-key-pair-generator/certificate': [
    '-----BEGIN CERTIFICATE-----\nMIIBYDCCARKgAwIBAgICH0owBQYDK2VwMCwxFDASBgNVBAMMC2V4YW1wbGUub3Jn\nMRQwEgYDVQQKDAtIYW5keSBUb29sczAgFw0yNjExMjQyMDU4MDRaGA8yMTI2MTAz\nMTIwNTgwNFowLDEUMBIGA1UEAwwLZXhhbXBsZS5vcmcxFDASBgNVBAoMC0hhbmR5\nIFRvb2xzMCowBQYDK2VwAyEAB7NAb7WkcaqLS4CHESB1M2yGrlEMj7F6KR4HV/57\nRqCjVjBUMCUGA1UdEQQeMByCC2V4YW1wbGUub3Jngg0qLmV4YW1wbGUub3JnMAwG\nA1UdEwEB/wQCMAAwHQYDVR0OBBYEFEWe2Fgd/2Y0syYIh3q98YYUFtcQMAUGAytl\ncANBABKq50oicvxeNi5sO+X1vnqkX7ct/DnwOCqtqig1WYu0tYj8yewEG6Eg9mwq\n9v2fedl6Otq9YfQVB8+X9Yn1GQg=\n-----END CERTIFICATE-----',
    '-----BEGIN CERTIFICATE REQUEST-----\nMIHyMIGlAgEAMCwxFDASBgNVBAMMC2V4YW1wbGUub3JnMRQwEgYDVQQKDAtIYW5k\neSBUb29sczAqMAUGAytlcAMhAAezQG+1pHGqi0uAhxEgdTNshq5RDI+xeikeB1f+\ne0agoEYwRAYJKoZIhvcNAQkOMTcwNTAlBgNVHREEHjAcggtleGFtcGxlLm9yZ4IN\nKi5leGFtcGxlLm9yZzAMBgNVHRMBAf8EAjAAMAUGAytlcANBAOwv7Nt0YxTmCY2B\n8uI70nr1Y5zs9yGSb6ym4ngtqKq0kYFhI90tDv5hlxEPSurE1kd+pYX+YqzH3wvS\nwcq1nQk=\n-----END CERTIFICATE REQUEST-----',
  ],
  'rsa-key-pair-generator/inspect': [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGo1aFIJr5o2zg6xDAHGI+FQ5c6PSFJa/YqLyd0U4Hun ada@example.org',
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEARjFFICzJ3IgFWTuN3LwW8cNZErf4SxeZdfNwywuEf8w=\n-----END PUBLIC KEY-----',
    '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
  ],
  'safelink-decoder/decode': [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F&data=x&reserved=0',
    '<https://www.google.com/url?q=https%3A%2F%2Fexample.org>',
    'https://urldefense.com/v3/__https://example.org/__;!!x!y$',
  ],
  'safelink-decoder/replace': ['Dear Ada,\nsee https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=x.'],
  'sql-prettify/prettify': ['SELECT id, name FROM users WHERE id = 1', 'insert into t values (1)'],
  'temperature-converter/convert': ['37 °C', '98.6°F', '100 degrees Fahrenheit', '300 K', '37 ℃'],
  'text-to-binary/decode': ['01001000 01101001', '0x48 0x65 0x6c 0x6c 0x6f', '48 65 6c 6c 6f 2c 20 77'],
  'text-to-nato-alphabet/read': ['Hotel Echo Lima Lima Oscar', 'Alfa\nBravo\nSeven'],
  'text-to-unicode/decode': ['\\u0048\\u0065\\u006c\\u006c\\u006f', '&#72;&#105;', 'U+1F600 U+1F601'],
  'toml-to-json/convert': ['[package]\nname = "handy"\nversion = "1.0"'],
  'ulid-generator/inspect': ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '"01arz3ndektsv4rrffq69g5fav",'],
  'ulid-generator/toUuid': ['01ARZ3NDEKTSV4RRFFQ69G5FAV\n01ARYZ6S41TSV4RRFFQ69G5FAV'],
  'ulid-generator/fromUuid': ['01563e3a-b5d3-d676-4c61-efb99302bd5b\n017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
  'user-agent-parser/parse': [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'User-Agent: MyApp/1.0',
    'curl/8.5.0',
    'GET / HTTP/1.1\nHost: example.com\nUser-Agent: curl/8.5.0',
  ],
  'user-agent-parser/parseLines': [
    'curl/8.5.0\nMozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  'url-parser/parse': ['https://example.com/a?b=c#d', 'http://localhost:3000', 'postgres://me:pw@db.example/app'],
  'url-parser/parseMany': ['https://example.com/a\nhttps://example.org/b?c=1'],
  'uuid-generator/inspect': ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
  'xml-formatter/format': ['<?xml version="1.0"?><a><b/></a>', '<note id="1"><to>Ada</to></note>'],
  'yaml-to-json-converter/convert': ['name: web\nports:\n  - 80\n  - 443'],
};

const wanted = Object.entries(WANTED).flatMap(([path, texts]) => texts.map((text) => [text, path] as const));

test.each(wanted)('%j is for %s', (text, path) => {
  const [first] = detect(text);
  expect(`${first?.tool}/${first?.operation}`).toBe(path);
});

test.each(wanted)('%j is read by %s', async (text, path) => {
  const [tool = '', name = ''] = path.split('/');
  const operation = await findOperation(tool, name);
  const options = { ...initialValues(operation.options), ...(operation.fits?.(text) as object | undefined) };
  const { signal } = new AbortController();
  const { output } = await runHere(operation, text, options, { signal });
  expect(output).toBeDefined();
});

test('whoever reads JSON wants it, formatting before converting and minifying', () => {
  const tools = detect(JSON_ROWS)
    .filter(({ certainty }) => certainty > 0.2)
    .map(({ tool }) => tool);
  expect(tools).toEqual([
    'json-prettify',
    'json-to-csv',
    'json-to-yaml-converter',
    'json-diff',
    'json-minify',
    'json-to-xml',
    'json-to-toml',
  ]);
});

/** Nobody is sure of these. */
const NOTHING = [
  'The quick brown fox jumps over the lazy dog.',
  'Dear Ada,\nthank you for your letter, which came today,\nand for the notes.',
  'hello',
  'Select a place from the list, please',
  'May I ask 3 things',
  'I met Mike in India, at the hotel',
  'git is a tool that people like',
  'MIX',
  '/usr/bin/env and/or /etc/hosts',
  'x = y',
  '10, 20, 30',
  '1.2.3',
  '10:20:30',
  'version 1.2.3.4 of it',
  '9780306406157',
  '+12',
  '020 7946 0958',
  '* * * * *\n\nand more',
  'a1b2',
  'user name: none',
  '5d41402abc4b2a76b9719d911017c592',
  'git@github.com:ada/notes.git',
  'const userName = getName();\nreturn userName;',
  'Привет, мир! Как дела?',
  '你好，世界',
];

test.each(NOTHING)('nobody is sure of %j', (text) => {
  expect(detect(text).filter(({ certainty }) => certainty > 0.2)).toEqual([]);
});

test('any text is for what works on any', () => {
  const names = detect('nothing in particular').map(({ tool, operation }) => `${tool}/${operation}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'base64-string-converter/encode',
      'case-converter/convert',
      'hash-text/digest',
      'list-converter/convert',
      'text-to-binary/encode',
      'text-to-nato-alphabet/spell',
      'text-to-unicode/encode',
    ]),
  );
  expect(detect('nothing in particular').every(({ certainty }) => certainty === ANY_TEXT)).toBe(true);
  expect(detect(' \n')).toEqual([]);
});
