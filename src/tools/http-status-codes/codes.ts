/** Whether a cache may store the response (RFC 9111, section 3, and RFC 9110, section 15.1). */
type Cacheable =
  /** Even without freshness headers, for an estimated lifetime (“heuristically cacheable”). */
  | 'default'
  /** Only if the response says for how long. */
  | 'explicit'
  /** Not stored itself; it refreshes what is stored. */
  | 'updates'
  | 'never';

/** The client's next step. */
type Retry =
  | 'none'
  | 'follow'
  | 'useCache'
  | 'signIn'
  | 'change'
  /** Immediately, on a new connection or after the handshake. */
  | 'reconnect'
  | 'later'
  | 'giveUp';

export type CodeClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';
export const codeClasses: readonly CodeClass[] = ['1xx', '2xx', '3xx', '4xx', '5xx'];

interface Spec {
  /** RFC and section: `RFC 9110, 15.5.5`. */
  readonly title: string;
  readonly url: string;
}

/** One use of a number. `complete` fills absent members with what is usual in the class. */
interface Entry {
  readonly code: number;
  /** The name in the IANA registry of HTTP status codes, or for unused codes the common name. */
  readonly name: string;
  /** Older names (RFC 2616, RFC 4918, RFC 7231) and those of other vendors. */
  readonly aliases?: readonly string[];
  readonly type?: 'WebDav';
  /** Number of the RFC and section. */
  readonly rfc?: readonly [number: number, section: string];
  /** The vendor's documentation. */
  readonly link?: Spec;
  /** Who uses a code that is not in the registry. */
  readonly origin?: string;
  readonly mark?: 'unused' | 'obsolete' | 'deprecated' | 'reserved';
  readonly cacheable?: Cacheable;
  /** False: the response never has content (RFC 9110, section 6.4.1). */
  readonly body?: false;
  readonly retry?: Retry;
  readonly headers?: readonly string[];
}

export interface StatusCode extends Omit<Entry, 'code' | 'type' | 'body' | 'rfc' | 'link'> {
  readonly code: Code;
  readonly class: CodeClass;
  readonly aliases: readonly string[];
  readonly type: 'HTTP' | 'WebDav';
  /** Null where no lasting documentation exists. */
  readonly spec: Spec | null;
  readonly cacheable: Cacheable;
  readonly body: boolean;
  readonly retry: Retry;
  readonly headers: readonly string[];
}

const CONDITIONS = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'];

/** RFC numbers and sections as in the IANA registry “HTTP Status Codes”. */
const registered = [
  { code: 100, name: 'Continue', rfc: [9110, '15.2.1'], headers: ['Expect'] },
  { code: 101, name: 'Switching Protocols', rfc: [9110, '15.2.2'], headers: ['Upgrade', 'Connection'] },
  // Dropped by RFC 4918 (appendix F.1); the registry still names RFC 2518.
  { code: 102, name: 'Processing', type: 'WebDav', rfc: [2518, '10.1'], mark: 'deprecated' },
  { code: 103, name: 'Early Hints', rfc: [8297, '2'], headers: ['Link'] },

  { code: 200, name: 'OK', rfc: [9110, '15.3.1'], cacheable: 'default' },
  { code: 201, name: 'Created', rfc: [9110, '15.3.2'], headers: ['Location', 'ETag'] },
  { code: 202, name: 'Accepted', rfc: [9110, '15.3.3'] },
  { code: 203, name: 'Non-Authoritative Information', rfc: [9110, '15.3.4'], cacheable: 'default' },
  { code: 204, name: 'No Content', rfc: [9110, '15.3.5'], cacheable: 'default', body: false, headers: ['ETag'] },
  { code: 205, name: 'Reset Content', rfc: [9110, '15.3.6'], body: false },
  {
    code: 206,
    name: 'Partial Content',
    rfc: [9110, '15.3.7'],
    cacheable: 'default',
    headers: ['Range', 'Content-Range', 'If-Range'],
  },
  { code: 207, name: 'Multi-Status', type: 'WebDav', rfc: [4918, '11.1'], headers: ['Depth'] },
  { code: 208, name: 'Already Reported', type: 'WebDav', rfc: [5842, '7.1'] },
  { code: 226, name: 'IM Used', rfc: [3229, '10.4.1'], headers: ['A-IM', 'IM', 'Delta-Base'] },

  { code: 300, name: 'Multiple Choices', rfc: [9110, '15.4.1'], cacheable: 'default', headers: ['Location', 'Link'] },
  { code: 301, name: 'Moved Permanently', rfc: [9110, '15.4.2'], cacheable: 'default', headers: ['Location'] },
  { code: 302, name: 'Found', aliases: ['Moved Temporarily'], rfc: [9110, '15.4.3'], headers: ['Location'] },
  { code: 303, name: 'See Other', rfc: [9110, '15.4.4'], headers: ['Location'] },
  {
    code: 304,
    name: 'Not Modified',
    rfc: [9110, '15.4.5'],
    cacheable: 'updates',
    body: false,
    retry: 'useCache',
    headers: ['If-None-Match', 'If-Modified-Since', 'ETag', 'Cache-Control', 'Vary'],
  },
  { code: 305, name: 'Use Proxy', rfc: [9110, '15.4.6'], mark: 'deprecated', retry: 'giveUp' },
  { code: 306, name: 'Switch Proxy', aliases: ['(Unused)'], rfc: [9110, '15.4.7'], mark: 'unused', retry: 'giveUp' },
  { code: 307, name: 'Temporary Redirect', rfc: [9110, '15.4.8'], headers: ['Location'] },
  { code: 308, name: 'Permanent Redirect', rfc: [9110, '15.4.9'], cacheable: 'default', headers: ['Location'] },

  { code: 400, name: 'Bad Request', rfc: [9110, '15.5.1'] },
  {
    code: 401,
    name: 'Unauthorized',
    rfc: [9110, '15.5.2'],
    retry: 'signIn',
    headers: ['WWW-Authenticate', 'Authorization'],
  },
  { code: 402, name: 'Payment Required', rfc: [9110, '15.5.3'], mark: 'reserved' },
  { code: 403, name: 'Forbidden', rfc: [9110, '15.5.4'] },
  { code: 404, name: 'Not Found', rfc: [9110, '15.5.5'], cacheable: 'default' },
  { code: 405, name: 'Method Not Allowed', rfc: [9110, '15.5.6'], cacheable: 'default', headers: ['Allow'] },
  {
    code: 406,
    name: 'Not Acceptable',
    rfc: [9110, '15.5.7'],
    headers: ['Accept', 'Accept-Encoding', 'Accept-Language'],
  },
  {
    code: 407,
    name: 'Proxy Authentication Required',
    rfc: [9110, '15.5.8'],
    retry: 'signIn',
    headers: ['Proxy-Authenticate', 'Proxy-Authorization'],
  },
  {
    code: 408,
    name: 'Request Timeout',
    aliases: ['Request Time-out'],
    rfc: [9110, '15.5.9'],
    retry: 'reconnect',
    headers: ['Connection'],
  },
  { code: 409, name: 'Conflict', rfc: [9110, '15.5.10'] },
  { code: 410, name: 'Gone', rfc: [9110, '15.5.11'], cacheable: 'default', retry: 'giveUp' },
  { code: 411, name: 'Length Required', rfc: [9110, '15.5.12'], headers: ['Content-Length'] },
  { code: 412, name: 'Precondition Failed', rfc: [9110, '15.5.13'], headers: CONDITIONS },
  {
    code: 413,
    name: 'Content Too Large',
    aliases: ['Payload Too Large', 'Request Entity Too Large'],
    rfc: [9110, '15.5.14'],
    headers: ['Content-Length', 'Retry-After'],
  },
  { code: 414, name: 'URI Too Long', aliases: ['Request-URI Too Long'], rfc: [9110, '15.5.15'], cacheable: 'default' },
  {
    code: 415,
    name: 'Unsupported Media Type',
    rfc: [9110, '15.5.16'],
    headers: ['Content-Type', 'Content-Encoding', 'Accept', 'Accept-Encoding'],
  },
  {
    code: 416,
    name: 'Range Not Satisfiable',
    aliases: ['Requested Range Not Satisfiable'],
    rfc: [9110, '15.5.17'],
    headers: ['Range', 'Content-Range'],
  },
  { code: 417, name: 'Expectation Failed', rfc: [9110, '15.5.18'], headers: ['Expect'] },
  { code: 418, name: "I'm a teapot", aliases: ['(Unused)'], rfc: [9110, '15.5.19'], mark: 'unused', retry: 'giveUp' },
  { code: 421, name: 'Misdirected Request', rfc: [9110, '15.5.20'], retry: 'reconnect', headers: ['Host'] },
  { code: 422, name: 'Unprocessable Content', aliases: ['Unprocessable Entity'], rfc: [9110, '15.5.21'] },
  { code: 423, name: 'Locked', type: 'WebDav', rfc: [4918, '11.3'], retry: 'later', headers: ['If', 'Lock-Token'] },
  { code: 424, name: 'Failed Dependency', type: 'WebDav', rfc: [4918, '11.4'] },
  { code: 425, name: 'Too Early', rfc: [8470, '5.2'], retry: 'reconnect', headers: ['Early-Data'] },
  { code: 426, name: 'Upgrade Required', rfc: [9110, '15.5.22'], headers: ['Upgrade', 'Connection'] },
  { code: 428, name: 'Precondition Required', rfc: [6585, '3'], cacheable: 'never', headers: CONDITIONS },
  {
    code: 429,
    name: 'Too Many Requests',
    rfc: [6585, '4'],
    cacheable: 'never',
    retry: 'later',
    headers: ['Retry-After'],
  },
  { code: 431, name: 'Request Header Fields Too Large', rfc: [6585, '5'], cacheable: 'never' },
  {
    code: 451,
    name: 'Unavailable For Legal Reasons',
    rfc: [7725, '3'],
    cacheable: 'default',
    retry: 'giveUp',
    headers: ['Link'],
  },

  { code: 500, name: 'Internal Server Error', rfc: [9110, '15.6.1'] },
  { code: 501, name: 'Not Implemented', rfc: [9110, '15.6.2'], cacheable: 'default', retry: 'giveUp' },
  { code: 502, name: 'Bad Gateway', rfc: [9110, '15.6.3'] },
  { code: 503, name: 'Service Unavailable', rfc: [9110, '15.6.4'], headers: ['Retry-After'] },
  { code: 504, name: 'Gateway Timeout', aliases: ['Gateway Time-out'], rfc: [9110, '15.6.5'] },
  { code: 505, name: 'HTTP Version Not Supported', rfc: [9110, '15.6.6'], retry: 'giveUp' },
  { code: 506, name: 'Variant Also Negotiates', rfc: [2295, '8.1'], retry: 'giveUp', headers: ['TCN', 'Alternates'] },
  { code: 507, name: 'Insufficient Storage', type: 'WebDav', rfc: [4918, '11.5'] },
  { code: 508, name: 'Loop Detected', type: 'WebDav', rfc: [5842, '7.2'], retry: 'giveUp' },
  { code: 510, name: 'Not Extended', rfc: [2774, '7'], mark: 'obsolete', retry: 'giveUp', headers: ['Man', 'Ext'] },
  { code: 511, name: 'Network Authentication Required', rfc: [6585, '6'], cacheable: 'never', retry: 'signIn' },
] as const satisfies readonly Entry[];

const CLOUDFLARE = {
  title: 'Cloudflare 5xx errors',
  url: 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/',
};
const AWS = {
  title: 'AWS: Troubleshoot your Application Load Balancers',
  url: 'https://docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-troubleshooting.html',
};
const NGINX = {
  title: 'nginx: ngx_http_ssl_module',
  url: 'https://nginx.org/en/docs/http/ngx_http_ssl_module.html#errors',
};

/** Codes that servers and services use without registering them. */
const nonStandard = [
  {
    code: 104,
    name: 'Upload Resumption Supported',
    origin: 'IETF draft',
    link: {
      title: 'draft-ietf-httpbis-resumable-upload',
      url: 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/',
    },
    headers: ['Upload-Draft-Interop-Version'],
  },
  { code: 419, name: 'Page Expired', origin: 'Laravel' },
  { code: 420, name: 'Enhance Your Calm', origin: 'Twitter', mark: 'obsolete', retry: 'later' },
  { code: 440, name: 'Login Time-out', origin: 'IIS', retry: 'signIn' },
  { code: 444, name: 'No Response', origin: 'nginx', body: false },
  { code: 449, name: 'Retry With', origin: 'IIS' },
  { code: 450, name: 'Blocked by Windows Parental Controls', origin: 'Microsoft', retry: 'giveUp' },
  { code: 460, name: 'Client Closed Connection', origin: 'AWS', link: AWS, body: false, retry: 'none' },
  { code: 463, name: 'Too Many Forwarded IP Addresses', origin: 'AWS', link: AWS, headers: ['X-Forwarded-For'] },
  { code: 494, name: 'Request Header Too Large', origin: 'nginx' },
  { code: 495, name: 'SSL Certificate Error', origin: 'nginx', link: NGINX },
  { code: 496, name: 'SSL Certificate Required', origin: 'nginx', link: NGINX },
  { code: 497, name: 'HTTP Request Sent to HTTPS Port', origin: 'nginx', link: NGINX },
  { code: 498, name: 'Invalid Token', origin: 'Esri', retry: 'signIn' },
  {
    code: 499,
    name: 'Client Closed Request',
    aliases: ['Token Required'],
    origin: 'nginx',
    body: false,
    retry: 'none',
  },
  { code: 509, name: 'Bandwidth Limit Exceeded', origin: 'cPanel' },
  { code: 520, name: 'Web Server Returned an Unknown Error', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 521, name: 'Web Server Is Down', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 522, name: 'Connection Timed Out', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 523, name: 'Origin Is Unreachable', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 524, name: 'A Timeout Occurred', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 525, name: 'SSL Handshake Failed', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 526, name: 'Invalid SSL Certificate', origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 527, name: 'Railgun Error', origin: 'Cloudflare', mark: 'obsolete' },
  { code: 529, name: 'Site Is Overloaded', origin: 'Qualys' },
  { code: 530, name: 'Cloudflare 1xxx Error', aliases: ['Site Is Frozen'], origin: 'Cloudflare', link: CLOUDFLARE },
  { code: 561, name: 'Unauthorized', origin: 'AWS', link: AWS, retry: 'signIn' },
  { code: 598, name: 'Network Read Timeout Error', origin: 'proxy' },
  { code: 599, name: 'Network Connect Timeout Error', origin: 'proxy' },
] as const satisfies readonly Entry[];

/** All numbers of the two lists. */
export type Code = (typeof registered | typeof nonStandard)[number]['code'];

/** The class of a number from 100 to 599. */
export const classOf = (code: number): CodeClass | undefined => codeClasses[Math.floor(code / 100) - 1];

const usualRetry: Readonly<Record<CodeClass, Retry>> = {
  '1xx': 'none',
  '2xx': 'none',
  '3xx': 'follow',
  '4xx': 'change',
  '5xx': 'later',
};

function complete(entry: Entry & { readonly code: Code }): StatusCode {
  const { type = 'HTTP', aliases = [], headers = [], rfc, link, ...rest } = entry;
  const codeClass = classOf(entry.code) ?? '5xx';
  const isInterim = codeClass === '1xx';
  return {
    cacheable: isInterim ? 'never' : 'explicit',
    retry: usualRetry[codeClass],
    ...rest,
    class: codeClass,
    type,
    aliases,
    headers,
    body: entry.body ?? !isInterim,
    spec: rfc === undefined ? (link ?? null) : referToRfc(...rfc),
  };
}

const referToRfc = (number: number, section: string): Spec => ({
  title: `RFC ${number}, ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}.html#section-${section}`,
});

/** All codes in ascending order; those with an `origin` are not registered. */
export const statusCodes: readonly StatusCode[] = [...registered, ...nonStandard]
  .map(complete)
  .sort((a, b) => a.code - b.code);
