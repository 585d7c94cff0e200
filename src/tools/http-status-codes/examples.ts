import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const rfc9110 = (section: string) => ({
  title: `RFC 9110, ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9110.html#section-${section}`,
});

export default [
  {
    operation: 'search',
    input: 'teapot',
    output: [
      {
        group: 'results',
        title: 'Search results',
        codes: [
          {
            code: 418,
            name: "I'm a teapot",
            type: 'HTTP',
            description:
              'A teapot refuses to brew coffee: an April Fools’ joke from 1998 (RFC 2324). The number stays reserved.',
          },
        ],
      },
    ],
  },
  {
    operation: 'search',
    input: '499',
    output: [
      {
        group: 'results',
        title: 'Search results',
        codes: [
          {
            code: 499,
            name: 'Client Closed Request',
            type: 'HTTP',
            description: 'The client closed the connection before nginx had a response.',
          },
        ],
      },
    ],
  },
  { operation: 'search', input: '999', output: [] },
  { operation: 'search', input: 'rate limit', matches: /^\[\{[^[]*"codes":\[\{"code":429,[^{]*\]\}\]$/ },
  {
    operation: 'explain',
    input: '404',
    output: {
      code: 404,
      name: 'Not Found',
      class: '4xx',
      type: 'HTTP',
      aliases: [],
      headers: [],
      cacheable: 'default',
      retry: 'change',
      body: true,
      spec: rfc9110('15.5.5'),
      description: 'There is nothing at this address, or the server does not say that there is.',
      constants: [
        { language: 'C#', constant: 'HttpStatusCode.NotFound' },
        { language: 'Go', constant: 'http.StatusNotFound' },
        { language: 'Python', constant: 'HTTPStatus.NOT_FOUND' },
        { language: 'Rust', constant: 'StatusCode::NOT_FOUND' },
      ],
    },
  },
  {
    operation: 'explain',
    input: 'HTTP/1.1 306',
    output: {
      code: 306,
      name: 'Switch Proxy',
      class: '3xx',
      type: 'HTTP',
      aliases: ['(Unused)'],
      headers: [],
      cacheable: 'explicit',
      retry: 'giveUp',
      body: true,
      mark: 'unused',
      spec: rfc9110('15.4.7'),
      description: 'Named a proxy for the following requests. No longer used; the number stays reserved.',
      constants: [{ language: 'C#', constant: 'HttpStatusCode.Unused' }],
    },
  },
  {
    operation: 'explain',
    input: 'Page expired',
    output: {
      code: 419,
      name: 'Page Expired',
      class: '4xx',
      type: 'HTTP',
      aliases: [],
      headers: [],
      cacheable: 'explicit',
      retry: 'change',
      body: true,
      origin: 'Laravel',
      spec: null,
      description: 'The CSRF token is missing or has expired. Reload the page.',
      constants: [],
    },
    notes: ['note.nonStandard'],
  },
  { operation: 'explain', input: ' ', error: 'error.empty' },
  { operation: 'explain', input: '600', error: 'error.outOfRange' },
  { operation: 'explain', input: '432', error: 'error.unknownCode' },
  { operation: 'explain', input: 'Not Fond', error: 'error.unknownName' },
] satisfies Example<typeof operations>[];
