import { decodeBase64Text, decodeEscapes, readQuery } from './escapes.ts';
import { readV1, readV2, readV3 } from './proofpoint.ts';

/** The services that wrap links, their hosts, and how the target is found in a link. */
export interface Service {
  readonly name: string;
  /** Whole names; `*.` stands for any names before. */
  readonly hosts: readonly string[];
  /** A filter of mail, whose name alone makes people trust a link. */
  readonly isFilter?: true;
  readonly path?: RegExp;
  /** Parameters that hold the target; the first that is there counts. */
  readonly parameters?: readonly string[];
  /** The target of a link that is not simply in a parameter; undefined where it is damaged. */
  readonly read?: (link: string, url: URL) => string | undefined;
}

/** The domains of Google's search by country (google.com/supported_domains). */
const GOOGLE = (
  'com ad ae com.af com.ag al am co.ao com.ar as at com.au az ba com.bd be bf bg com.bh bi bj com.bn com.bo com.br bs bt ' +
  'co.bw by com.bz ca cd cf cg ch ci co.ck cl cm cn com.co co.cr com.cu cv com.cy cz de dj dk dm com.do dz com.ec ee ' +
  'com.eg es com.et fi com.fj fm fr ga ge gg com.gh com.gi gl gm gr com.gt gy com.hk hn hr ht hu co.id ie co.il im co.in ' +
  'iq is it je com.jm jo co.jp co.ke com.kh ki kg co.kr com.kw kz la com.lb li lk co.ls lt lu lv com.ly co.ma md me mg mk ' +
  'ml com.mm mn com.mt mu mv mw com.mx com.my co.mz com.na com.ng com.ni ne nl no com.np nr nu co.nz com.om com.pa com.pe ' +
  'com.pg com.ph com.pk pl pn com.pr ps pt com.py com.qa ro ru rw com.sa com.sb sc se com.sg sh si sk com.sl sn so sm sr ' +
  'st com.sv td tg co.th com.tj tl tm tn to com.tr tt com.tw co.tz com.ua co.ug co.uk com.uy co.uz com.vc co.ve co.vi ' +
  'com.vn vu ws rs co.za co.zm co.zw cat'
)
  .split(' ')
  .flatMap((domain) => [`google.${domain}`, `www.google.${domain}`]);

/** A parameter that is Base64 or Base64url of the target. */
const fromBase64 = (name: string, prefix: string) => (_link: string, url: URL) => {
  const value = readQuery(url.search.slice(1)).find((parameter) => parameter.name === name)?.value ?? '';
  // In a form a plus is a space.
  return value.startsWith(prefix) ? decodeBase64Text(value.slice(prefix.length).replaceAll(' ', '+')) : undefined;
};

/** The part of the link's path that the first group of the pattern finds, decoded. */
const fromPath = (pattern: RegExp) => (link: string) => {
  const [, part] = pattern.exec(link.replace(/^https?:\/\/[^/]+/i, '')) ?? [];
  return part === undefined ? undefined : decodeEscapes(part);
};

const services: readonly Service[] = [
  {
    name: 'Microsoft Safe Links',
    isFilter: true,
    hosts: [
      '*.safelinks.protection.outlook.com',
      '*.safelinks.protection.office365.us',
      '*.safelinks.protection.partner.outlook.cn',
    ],
    parameters: ['url'],
  },
  {
    name: 'Microsoft Teams',
    hosts: ['statics.teams.cdn.office.net', 'statics.teams.microsoft.com'],
    path: /safelinks\.html$/i,
    parameters: ['url'],
  },
  {
    name: 'Microsoft Teams',
    hosts: ['teams.microsoft.com'],
    path: /^\/dl\/launcher\/launcher\.html$/,
    read: (_link, url) => {
      const path = readQuery(url.search.slice(1)).find(({ name }) => name === 'url')?.value;
      return path?.startsWith('/') ? `https://teams.microsoft.com${path}` : path;
    },
  },
  { name: 'Microsoft Azure', hosts: ['*.safelink.emails.azure.net'], parameters: ['destination'] },
  {
    name: 'Proofpoint v1',
    isFilter: true,
    hosts: ['urldefense.proofpoint.com', 'urldefense.com'],
    path: /^\/v1\//,
    read: readV1,
  },
  { name: 'Proofpoint v2', hosts: ['urldefense.proofpoint.com', 'urldefense.com'], path: /^\/v2\//, read: readV2 },
  {
    name: 'Proofpoint v3',
    hosts: ['urldefense.proofpoint.com', 'urldefense.com', 'urldefense.us'],
    path: /^\/v3\//,
    read: readV3,
  },
  { name: 'Barracuda', isFilter: true, hosts: ['linkprotect.cudasvc.com'], path: /^\/url$/, parameters: ['a'] },
  {
    name: 'Cisco Secure Email',
    isFilter: true,
    hosts: ['secure-web.cisco.com'],
    read: fromPath(/^\/[^/]+\/(.+)$/s),
  },
  {
    name: 'FireEye',
    isFilter: true,
    hosts: ['protect.fireeye.com', 'protect2.fireeye.com'],
    path: /\/url$/,
    parameters: ['u'],
  },
  { name: 'Sophos Email', isFilter: true, hosts: ['*.protection.sophos.com'], read: fromBase64('u', '') },
  { name: 'Symantec', isFilter: true, hosts: ['clicktime.symantec.com'], parameters: ['u'] },
  { name: 'Google', hosts: GOOGLE, path: /^\/url$/, parameters: ['url', 'q'] },
  { name: 'Google AMP', hosts: GOOGLE, path: /^\/amp\/s\//, read: readAmp },
  { name: 'Google Ads', hosts: ['www.googleadservices.com'], path: /^\/pagead\/aclk$/, parameters: ['adurl'] },
  {
    name: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'],
    path: /^\/redirect$/,
    parameters: ['q'],
  },
  { name: 'Facebook', hosts: ['l.facebook.com', 'lm.facebook.com'], path: /^\/l\.php$/, parameters: ['u'] },
  {
    name: 'Facebook',
    hosts: ['www.facebook.com', 'm.facebook.com'],
    path: /^\/(?:l\.php|flx\/warn\/?)$/,
    parameters: ['u'],
  },
  { name: 'Messenger', hosts: ['l.messenger.com'], path: /^\/l\.php$/, parameters: ['u'] },
  { name: 'Instagram', hosts: ['l.instagram.com'], parameters: ['u'] },
  { name: 'Threads', hosts: ['l.threads.net', 'l.threads.com'], parameters: ['u'] },
  { name: 'WhatsApp', hosts: ['l.wl.co'], path: /^\/l$/, parameters: ['u'] },
  {
    name: 'LinkedIn',
    hosts: ['www.linkedin.com', 'linkedin.com'],
    path: /^\/(?:redir\/[\w-]+|safety\/go)\/?$/,
    parameters: ['url'],
  },
  { name: 'Slack', hosts: ['slack-redir.net', '*.slack-redir.net'], path: /^\/link$/, parameters: ['url'] },
  { name: 'Amazon SES', hosts: ['*.awstrack.me'], path: /^\/L\d+\//, read: fromPath(/^\/L\d+\/([^/]+)/) },
  { name: 'Reddit', hosts: ['out.reddit.com'], parameters: ['url'] },
  { name: 'Steam', hosts: ['steamcommunity.com'], path: /^\/linkfilter\/?$/, parameters: ['u', 'url'] },
  { name: 'VK', hosts: ['vk.com', 'm.vk.com'], path: /^\/away\.php$/, parameters: ['to'] },
  { name: 'DuckDuckGo', hosts: ['duckduckgo.com'], path: /^\/l\/$/, parameters: ['uddg'] },
  { name: 'Bing', hosts: ['www.bing.com', 'bing.com'], path: /^\/ck\/a$/, read: fromBase64('u', 'a1') },
  { name: 'Yahoo', hosts: ['r.search.yahoo.com'], read: fromPath(/\/RU=([^/]+)\//) },
];

/** A page of AMP: what follows is the address without its scheme. */
function readAmp(link: string): string | undefined {
  const [, rest] = /^https?:\/\/[^/]+\/amp\/s\/(.+)$/is.exec(link) ?? [];
  return rest === undefined ? undefined : `https://${rest}`;
}

/** Hosts whose links hold no target: only their servers know it. */
const OPAQUE = [
  'aka.ms',
  'bit.ly',
  'buff.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rebrand.ly',
  't.co',
  'tinyurl.com',
  '*.ct.sendgrid.net',
  '*.list-manage.com',
  '*.mimecast.com',
  '*.mimecastprotect.com',
];

const isHost = (host: string, pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

const hostOf = (url: URL) => url.hostname.replace(/\.$/, '');

/** The service whose link it is. */
export const serviceOf = (url: URL): Service | undefined =>
  services.find(
    ({ hosts, path }) =>
      hosts.some((host) => isHost(hostOf(url), host)) && (path === undefined || path.test(url.pathname)),
  );

/** Whether only a server knows where a link leads. */
export const isOpaque = (url: URL): boolean => OPAQUE.some((host) => isHost(hostOf(url), host));

/** The service that a link of another host pretends to be of: `l.facebook.com.example`, or a mail filter named anywhere. */
export function imitatedBy(link: string, url: URL): Service | undefined {
  const text = decodeEscapes(link).toLowerCase();
  return services.find(({ hosts, isFilter = false }) =>
    hosts.some((host) => {
      const name = host.replace(/^\*\./, '');
      return hostOf(url).startsWith(`${name}.`) || (isFilter && text.includes(name));
    }),
  );
}
