import crawlers from 'crawler-user-agents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Params } from '#engine/error';
import pretenders from './pretender-vectors.json' with { type: 'json' };
import samples from './labelled-samples.json' with { type: 'json' };
import { toCsv } from './csv.ts';
import { parse as parseNoting, parseLines } from './logic.ts';
import { summarize } from './summary.ts';
import { splitTokens } from './tokens.ts';

const silent = () => undefined;
const context = { note: silent, progress: silent };
const parse = (text: string) => parseNoting(text, silent);

function notesOf(text: string): string[] {
  const codes: string[] = [];
  parseNoting(text, (code: string, _params?: Params) => void codes.push(code));
  return codes;
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const PIXEL = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`;
const REDUCED = `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`;

describe('browsers', () => {
  // The vectors of the brief, by ua-parser-js 1.0.41.
  it('reads Chrome on a Pixel 8', () => {
    expect(parse(PIXEL)).toMatchObject({
      kind: 'browser',
      client: null,
      browser: { name: 'Chrome', version: '126.0.0.0' },
      engine: { name: 'Blink' },
      os: { name: 'Android', version: '14' },
      device: { vendor: 'Google', model: 'Pixel 8', type: 'mobile' },
      cpu: null,
    });
  });

  it('reads Safari on an iPhone', () => {
    expect(parse(IPHONE)).toMatchObject({
      kind: 'browser',
      browser: { name: 'Mobile Safari', version: '17.5' },
      engine: { name: 'WebKit', version: '605.1.15' },
      os: { name: 'iOS', version: '17.5' },
      device: { vendor: 'Apple', model: 'iPhone', type: 'mobile' },
    });
    expect(notesOf(IPHONE)).toEqual([]);
  });

  it('takes no model for one that is reduced', () => {
    expect(parse(REDUCED).device).toEqual({ vendor: null, model: null, type: 'mobile' });
    expect(notesOf(REDUCED)).toEqual(['note.android', 'note.chrome']);
  });

  it.each([
    [WINDOWS, ['note.windows', 'note.chrome']],
    [MAC, ['note.mac', 'note.chrome']],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0', ['note.mac']],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14 Safari/605.1.15',
      [],
    ],
  ])('says what %j cannot tell', (userAgent, notes) => {
    expect(notesOf(userAgent)).toEqual(notes);
  });

  it('knows nothing of an empty text, whatever browser this is', () => {
    for (const empty of ['', ' \n']) {
      expect(parse(empty)).toEqual({
        userAgent: '',
        kind: 'unknown',
        client: null,
        browser: null,
        engine: null,
        os: null,
        device: null,
        cpu: null,
        tokens: [],
      });
    }
  });
});

describe('what is no plain browser', () => {
  it.each([
    ['curl/8.5.0', 'tool', 'curl', '8.5.0'],
    ['Wget/1.21.2', 'tool', 'Wget', '1.21.2'],
    ['python-requests/2.31.0', 'tool', 'python-requests', '2.31.0'],
    ['Go-http-client/2.0', 'tool', 'Go-http-client', '2.0'],
    ['PostmanRuntime/7.39.0', 'tool', 'Postman', '7.39.0'],
    ['okhttp/4.12.0', 'tool', 'okhttp', '4.12.0'],
    ['Apache-HttpClient/4.5.13 (Java/17.0.9)', 'tool', 'Apache-HttpClient', '4.5.13'],
    ['git/2.43.0', 'tool', 'Git', '2.43.0'],
    ['MyApp/1.2 (iPhone)', 'other', 'MyApp', '1.2'],
    ['WhatsApp/2.23.20.0', 'bot', 'WhatsApp', '2.23.20.0'],
    ['SomeNewBot/0.3 (+https://example.com)', 'bot', 'SomeNewBot', '0.3'],
    ['Mozilla/5.0 (compatible; Strange/2.0)', 'bot', 'Strange', '2.0'],
    [WINDOWS.replace('Chrome', 'HeadlessChrome'), 'automation', 'HeadlessChrome', '126.0.0.0'],
    [PIXEL.replace(')', '; wv)'), 'inApp', 'Android WebView', null],
    [`${WINDOWS} Electron/31.0.0`, 'inApp', 'Electron', '31.0.0'],
    [`${WINDOWS} Electron/31.0.0 preview`, 'inApp', 'Electron', '31.0.0'],
  ])('%s: %s %s', (userAgent, kind, name, version) => {
    expect(parse(userAgent)).toMatchObject({ kind, client: { name, version } });
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot', 'search'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.1; +https://openai.com/gptbot',
      'GPTBot',
      'ai',
    ],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'AhrefsBot', 'seo'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit', 'social'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'Slackbot', 'social'],
    ['kube-probe/1.29', 'kube-probe', 'monitoring'],
  ])('%s is %s for %s', (userAgent, name, purpose) => {
    expect(parse(userAgent)).toMatchObject({ kind: 'bot', client: { name, purpose } });
  });

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.149 Mobile Safari/537.36',
    ],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
    [PIXEL],
    [IPHONE],
    [WINDOWS],
  ])('%s is a browser', (userAgent) => {
    expect(parse(userAgent)).toMatchObject({ kind: 'browser', client: null });
  });
});

describe('labelled samples of public test suites', () => {
  /** Names of uap-core and ours, where these differ. */
  const NAMES: Readonly<Record<string, string>> = {
    'Amazon Silk': 'Silk',
    'Chrome Mobile': 'Chrome',
    'Edge Mobile': 'Edge',
    'Firefox Mobile': 'Firefox',
    'Firefox iOS': 'Firefox',
    'IE Mobile': 'IEMobile',
    'QQ Browser Mobile': 'QQBrowser',
    'Yandex Browser': 'Yandex',
    'Mac OS X': 'macOS',
  };
  /** The suites give the first number, of Windows its whole name. */
  const begins = (version: string | null = '', beginning: string) => new RegExp(`^${beginning}\\b`).test(version ?? '');

  // The same text as a system library sends it: for us a library, not a browser.
  const notBrowsers = ['Safari/6533.18.5 CFNetwork/454.9.8 Darwin/10.4.0 (i386) (MacBookPro7,1)'];
  it.each(samples.browsers.filter(([userAgent = '']) => !notBrowsers.includes(userAgent)))(
    '%s is of %s %s',
    (userAgent, family, version) => {
      const { browser } = parse(userAgent);
      expect(browser?.name).toBe(NAMES[family] ?? family);
      expect(begins(browser?.version, version)).toBe(true);
    },
  );

  it.each(samples.systems)('%s runs on %s %s', (userAgent, family, version) => {
    const { os } = parse(userAgent);
    expect(os?.name).toBe(NAMES[family] ?? family);
    expect(begins(os?.version, version)).toBe(true);
  });

  // Of people by woothee, but programs by their own name or address, and the other way round.
  const disputed = /VocusBot|Instapaper|cXense|livedoor|Dalvik|LDNReader|Yahoo Pipes|Apple-PubSub/;
  it.each(samples.categories.filter(([userAgent = '']) => !disputed.test(userAgent)))(
    '%s is of a %s',
    (userAgent, category) => {
      const isProgram = !['browser', 'inApp'].includes(parse(userAgent).kind);
      expect(isProgram).toBe(category === 'crawler');
    },
  );
});

// Each of its user agents is one of a program, as the list says itself; it also counts two of people.
it('knows every crawler of crawler-user-agents', () => {
  const isOfPeople = /AP3A\.240617\.008|Code\/1\./;
  const unknown = crawlers
    .flatMap(({ instances }) => instances)
    .filter((userAgent) => !isOfPeople.test(userAgent))
    .filter((userAgent) => !['bot', 'tool', 'automation'].includes(parse(userAgent).kind));
  expect(unknown).toEqual([]);
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'http://www.google.com/bot.html'],
  ['SomeNewBot/0.3 (+https://example.com)', undefined],
])('%s has the page %s', (userAgent, url) => {
  expect(parse(userAgent).client?.url).toBe(url);
});

it('takes the entry that fits most of a user agent', () => {
  expect(parse('Googlebot/2.1 Mediapartners-Google/1.0').client?.name).toBe('Mediapartners-Google');
});

it.each([
  ['a phone', PIXEL.replace('Pixel 8', 'CPH2557 Build/AP3A.240617.008'), 'browser'],
  [
    'a short text of the list within a word',
    'Mozilla/5.0 (X11; Linux) Gecko/20100101 INFRARED/1.0 Firefox/127.0',
    'browser',
  ],
])('%s is no crawler', (_, userAgent, kind) => {
  expect(parse(userAgent).kind).toBe(kind);
});

it.each([
  [PIXEL, 'Chrome 126.0.0.0 · Android 14 · Google Pixel 8'],
  ['curl/8.5.0', 'curl 8.5.0'],
  [PIXEL.replace(')', '; wv)'), 'Android WebView · Android 14 · Pixel 8'],
  ['hello world', ''],
])('%s comes to %j', (userAgent, summary) => {
  expect(summarize(parse(userAgent))).toBe(summary);
});

describe('client hints', () => {
  const request = (...lines: string[]) => parse([`User-Agent: ${WINDOWS}`, ...lines].join('\n'));

  it('tell Windows 11 from Windows 10, as Microsoft documents it', () => {
    const os = (version: string) =>
      request('Sec-CH-UA-Platform: "Windows"', `Sec-CH-UA-Platform-Version: "${version}"`).os?.version;
    expect([os('15.0.0'), os('13.0.0'), os('10.0.0'), os('1.0.0')]).toEqual(['11', '11', '10', '10']);
  });

  it('give brand, version, model and processor', () => {
    const facts = request(
      'Sec-CH-UA-Full-Version-List: "Not/A)Brand";v="8.0.0.0", "Chromium";v="126.0.6478.127", "Microsoft Edge";v="126.0.2592.87"',
      'Sec-CH-UA-Mobile: ?1',
      'sec-ch-ua-model: "Pixel 9"',
      'Sec-CH-UA-Arch: "arm"',
      'Sec-CH-UA-Bitness: "64"',
    );
    expect(facts).toMatchObject({
      userAgent: WINDOWS,
      browser: { name: 'Edge', version: '126.0.2592.87' },
      engine: { name: 'Blink', version: '126.0.6478.127' },
      device: { model: 'Pixel 9', type: 'mobile' },
      cpu: 'arm64',
    });
  });

  it('mean 64 bits where they name none, as most processors have them', () => {
    expect(request('Sec-CH-UA-Arch: "x86"').cpu).toBe('amd64');
    expect(request('Sec-CH-UA-Arch: "x86"', 'Sec-CH-UA-Bitness: "32"').cpu).toBe('ia32');
  });

  it('are found in a whole request, and read alone', () => {
    const text = `GET / HTTP/1.1\nHost: example.com\nUser-Agent: ${PIXEL}\nSec-CH-UA-Platform: "Android"\nSec-CH-UA-Platform-Version: "15"`;
    expect(parse(text)).toMatchObject({ userAgent: PIXEL, os: { name: 'Android', version: '15' } });
    expect(parse('Sec-CH-UA: "Chromium";v="126", "Google Chrome";v="126", "Not.A/Brand";v="24"')).toMatchObject({
      kind: 'browser',
      browser: { name: 'Chrome', version: '126' },
    });
  });

  it('are skipped with a note where they are not well-formed', () => {
    expect(notesOf(`${IPHONE}\nSec-CH-UA-Mobile: yes\nSec-CH-UA: Chrome`)).toEqual([
      'warning.hintUnread',
      'warning.hintUnread',
    ]);
  });
});

describe('how it is written', () => {
  it.each([`User-Agent: ${IPHONE}`, `"user-agent": "${IPHONE}",`, `  '${IPHONE}'`, `user-agent=${IPHONE}`])(
    'unwraps %j',
    (text) => expect(parse(text).userAgent).toBe(IPHONE),
  );

  it('reads the first of several, and says so', () => {
    expect(notesOf(`${IPHONE}\n\ncurl/8.5.0\nWget/1.21.2`)).toEqual(['warning.otherLines']);
  });

  it('says that nothing was recognized', () => {
    expect(notesOf('hello world')).toEqual(['warning.nothing']);
  });

  it('reads 4096 characters of a line', () => {
    expect(parse(`curl/8.5.0 ${'x'.repeat(9000)}`).userAgent).toHaveLength(4096);
    expect(notesOf(`curl/8.5.0 ${'x'.repeat(9000)}`)).toEqual(['warning.cut']);
    expect(notesOf(`curl/8.5.0 ${'x'.repeat(600)}`)).toEqual(['warning.long']);
  });

  it('splits products and comments', () => {
    expect(splitTokens('a) b (c; d)').map(({ text }) => text)).toEqual(['a)', 'b', 'c', 'd']);
    expect(splitTokens(`${REDUCED} (a (b; c); d`)).toEqual([
      { text: 'Mozilla/5.0', meaning: 'mozilla' },
      { text: 'Linux', meaning: 'linux' },
      { text: 'Android 10', meaning: 'android' },
      { text: 'K', meaning: 'reduced' },
      { text: 'AppleWebKit/537.36', meaning: 'webkit' },
      { text: 'KHTML, like Gecko', meaning: 'khtml' },
      { text: 'Chrome/126.0.0.0', meaning: 'chrome' },
      { text: 'Mobile', meaning: 'mobile' },
      { text: 'Safari/537.36', meaning: 'safari' },
      { text: 'a (b; c)', meaning: 'detail' },
      { text: 'd', meaning: 'detail' },
    ]);
  });

  it('lists lines with their numbers, also as CSV', () => {
    const lines = parseLines(`curl/8.5.0\r\n\r\nA "b", c\n${PIXEL}`, context);
    expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'tool'],
      [3, 'unknown'],
      [4, 'browser'],
    ]);
    expect(toCsv(lines).split('\r\n').slice(1, 3)).toEqual([
      '1,tool,curl,8.5.0,,,,,,,,,,,,curl/8.5.0',
      '3,unknown,,,,,,,,,,,,,,"A ""b"", c"',
    ]);
  });
});

it('300 mutated user agents give facts', () => {
  const pieces = [
    '(',
    ')',
    ';',
    '/',
    '; wv',
    'compatible; ',
    'bot',
    '+http://',
    '"',
    '\\',
    '\0',
    '\ud800',
    '9'.repeat(40),
  ];
  const userAgents = samples.browsers.map(([userAgent = '']) => userAgent).concat(PIXEL, IPHONE, WINDOWS, MAC);
  const mutated = fc
    .tuple(
      fc.constantFrom(...userAgents),
      fc.nat(200),
      fc.nat(20),
      fc.oneof(fc.constantFrom(...pieces, ...userAgents), fc.string({ maxLength: 10 })),
    )
    .map(([userAgent, at, removed, added]) => userAgent.slice(0, at) + added + userAgent.slice(at + removed));
  fc.assert(
    fc.property(mutated, (text) => {
      const [facts] = parseLines(text.replace(/[\r\n]/g, ' '), context);
      splitTokens(text);
      return facts === undefined || facts.userAgent.length <= text.length;
    }),
    { numRuns: 300 },
  );
});

describe('what a user agent says first is not always so', () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    IE: ['IE'],
    'Opera Mini': ['Opera Mini'],
    'UC Browser': ['UCBrowser'],
    'QQ Browser Mobile': ['QQBrowser'],
    'Firefox iOS': ['Firefox'],
    'Chrome Mobile iOS': ['Chrome'],
  };

  it(`reads ${pretenders.length} as ua-parser for Python does`, () => {
    expect(pretenders.length).toBeGreaterThan(70);
    for (const [userAgent, family, major, system, systemMajor] of pretenders as [
      string,
      string,
      ...(string | null)[],
    ][]) {
      const { kind, browser, os } = parse(userAgent);
      const isIos = system === 'iOS';
      expect([userAgent, os?.name === 'iOS']).toEqual([userAgent, isIos]);
      if (isIos && systemMajor !== null)
        expect([userAgent, os?.version?.split('.')[0]]).toEqual([userAgent, systemMajor]);
      const names = NAMES[family];
      if (names === undefined) continue;
      expect([userAgent, names.includes(browser?.name ?? ''), kind]).toEqual([userAgent, true, 'browser']);
      if (major !== null) expect([userAgent, browser?.version?.split('.')[0]]).toEqual([userAgent, major]);
    }
  });

  it.each([
    ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; WOW64; Trident/7.0; SLCC2)', '11.0', true],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.2; Trident/6.0)', '10.0', true],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 10.0; Trident/8.0)', '11.0', true],
    ['Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', '9.0', false],
    ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.0)', '7.0', false],
  ])('Internet Explorer, by its Trident: %s', (userAgent, version, isClaimed) => {
    expect(parse(userAgent).browser).toEqual({ name: 'IE', version });
    expect(notesOf(userAgent).includes('note.compatibility')).toBe(isClaimed);
  });

  it.each(['110.0', '115.3.1', '119.0'])('Firefox %s says rv:109.0', (version) => {
    const read = (rv: string) => parse(`Mozilla/5.0 (X11; Linux x86_64; rv:${rv}) Gecko/20100101 Firefox/${version}`);
    expect(read('109.0').engine).toEqual({ name: 'Gecko', version });
    expect(read(version).engine).toEqual({ name: 'Gecko', version });
  });

  it('leaves Firefox 109 and 120 as they are, and names a program that is built on Gecko', () => {
    const read = (rest: string) => parse(`Mozilla/5.0 (X11; Linux x86_64; rv:${rest}`);
    expect(read('109.0) Gecko/20100101 Firefox/109.0').engine?.version).toBe('109.0');
    expect(read('120.0) Gecko/20100101 Firefox/120.0').engine?.version).toBe('120.0');
    expect(read('109.0) Gecko/20100101 Thunderbird/115.2.0')).toMatchObject({
      kind: 'other',
      client: { name: 'Thunderbird', version: '115.2.0' },
      engine: { name: 'Gecko', version: '115.2.0' },
    });
  });

  it.each([
    ['J2ME/MIDP; Opera Mini/5.1.21214/28.2725; U; ru', null],
    ['J2ME/MIDP; Opera Mini/5.0 (Windows; U; Windows NT 5.1; en', null],
    ['MTK; Opera Mini/4.5.40312; U; en', null],
    ['Series 60; Opera Mini/7.1.32453/27.1407; U; en', 'Symbian'],
    ['S60; SymbOS; Opera Mini/7.0; U; en', 'Symbian'],
    ['BlackBerry; Opera Mini/4.5.33868/37.8993; HD; en_US', 'BlackBerry'],
    ['Android; Opera Mini/7.5.33361/31.1543; U; en', 'Android'],
    ['J2ME/iPhone; Opera Mini/5.0.019802/886; U; ja', 'iOS'],
    ['iPad; Opera Mini/7.0.4/28.2555; U; fr', 'iOS'],
  ])('Opera Mini on %s is on %s', (comment, system) => {
    const { browser, os } = parse(`Opera/9.80 (${comment}) Presto/2.8.119 Version/11.10`);
    expect([browser?.name, os?.name ?? null]).toEqual(['Opera Mini', system]);
  });

  const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    ['Mobile/19B74 UCBrowser/11.3.5.1203 Mobile', 'UCBrowser'],
    ['Mobile/13E233 MQQBrowser/6.5 Mobile', 'QQBrowser'],
    ['Mobile/18F72 Quark/5.2.0.1208 Mobile', 'Quark'],
    ['Mobile/15E148 MXiOS/5.2.20.33', 'Maxthon'],
    ['Mobile/15E148 Dolphin/9.9', 'Dolphin'],
    ['FxiOS/8.1.1 Mobile/15E148', 'Firefox'],
    ['Focus/9.0 Mobile/15E148', 'Firefox Focus'],
    ['Mobile/14C92 SogouMobileBrowser/5.3.0', 'Sogou Mobile'],
  ])('%s on an iPhone is a browser', (end, name) => {
    const { kind, client, browser } = parse(`${IOS} ${end}`);
    expect([kind, client, browser?.name]).toEqual(['browser', null, name]);
  });

  it.each([
    ['18_6', '26.0', '26.0'],
    ['18_7', '26.3', '26.3'],
    ['18_6', '18.6', '18.6'],
    ['18_6_2', '18.6', '18.6.2'],
    ['19_0', '26.0', '26.0'],
  ])('iOS %s with Safari %s is iOS %s: WebKit has frozen the first', (system, safari, version) => {
    const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Mobile/15E148 Safari/604.1`;
    expect(parse(userAgent)).toMatchObject({ browser: { version: safari }, os: { name: 'iOS', version } });
  });

  it.each(['Mobile/15E148', 'Mobile/15E148 SomeApp/1.2', 'Mobile/15E148 baiduboxapp/12.2.0.16 (Baidu; P2 14.4)'])(
    '%s on an iPhone is a page inside an app',
    (end) => expect(parse(`${IOS} ${end}`).kind).toBe('inApp'),
  );

  it.each([
    ['Macintosh; Intel Mac OS X 10_15_7', 'CriOS/126 Version/11.1.1 Safari/605.1.15', 'Chrome'],
    ['Macintosh; Intel Mac OS X 10.15; rv:126.0', 'FxiOS/126.0 Safari/605.1.15', 'Firefox'],
    ['Windows NT 10.0; Win64; x64', 'CriOS/120.0.0.0 Safari/605.1.15', 'Chrome'],
    ['X11; Linux x86_64', 'CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1', 'Chrome'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'Version/17.0 EdgiOS/125.0.2535.60 Safari/605.1.15', 'Edge'],
  ])('%s with %s is an iPhone or iPad', (comment, end, name) => {
    const userAgent = `Mozilla/5.0 (${comment}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`;
    expect(parse(userAgent)).toMatchObject({
      kind: 'browser',
      browser: { name },
      engine: { name: 'WebKit', version: '605.1.15' },
      os: { name: 'iOS', version: null },
      device: { vendor: 'Apple', model: null },
      cpu: null,
    });
    expect(notesOf(userAgent)).toEqual(['note.desktop']);
  });
});
