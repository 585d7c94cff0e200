import type { StatusCode } from './codes.ts';

export interface Snippet {
  readonly language: 'C#' | 'Go' | 'Python' | 'Rust';
  readonly constant: string;
}

/** Constants that do not follow from the name; `undefined` where there is none. */
type Exceptions = Readonly<Partial<Record<number, string | undefined>>>;

/** System.Net.HttpStatusCode. */
const csharp: Exceptions = {
  306: 'Unused',
  413: 'RequestEntityTooLarge',
  414: 'RequestUriTooLong',
  416: 'RequestedRangeNotSatisfiable',
  418: undefined,
  425: undefined,
  505: 'HttpVersionNotSupported',
};
/** net/http. */
const go: Exceptions = {
  203: 'NonAuthoritativeInfo',
  306: undefined,
  407: 'ProxyAuthRequired',
  413: 'RequestEntityTooLarge',
  414: 'RequestURITooLong',
  416: 'RequestedRangeNotSatisfiable',
  418: 'Teapot',
  422: 'UnprocessableEntity',
};
/** http.HTTPStatus: names that exist in every version since 3.9. */
const python: Exceptions = {
  306: undefined,
  413: 'REQUEST_ENTITY_TOO_LARGE',
  414: 'REQUEST_URI_TOO_LONG',
  416: 'REQUESTED_RANGE_NOT_SATISFIABLE',
  422: 'UNPROCESSABLE_ENTITY',
};
/** The http crate, 1.2 or later. */
const rust: Exceptions = { 103: undefined, 306: undefined, 413: 'PAYLOAD_TOO_LARGE', 422: 'UNPROCESSABLE_ENTITY' };

/** The constants for a code in standard libraries; none for unregistered codes. */
export function listSnippets({ code, name, origin }: StatusCode): Snippet[] {
  if (origin !== undefined) return [];
  const words = name.replace("'", '').split(/[ -]/);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const snake = words.join('_').toUpperCase();
  const snippet = (language: Snippet['language'], exceptions: Exceptions, usual: string, prefix: string): Snippet[] => {
    const constant = code in exceptions ? exceptions[code] : usual;
    return constant === undefined ? [] : [{ language, constant: prefix + constant }];
  };
  return [
    ...snippet('C#', csharp, pascal, 'HttpStatusCode.'),
    ...snippet('Go', go, pascal, 'http.Status'),
    ...snippet('Python', python, snake, 'HTTPStatus.'),
    ...snippet('Rust', rust, snake, 'StatusCode::'),
  ];
}
