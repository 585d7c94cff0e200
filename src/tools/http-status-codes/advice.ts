import type { Code } from './codes.ts';

/** The codes for each situation (`advice.<situation>`), the usual choice first. */
export const advice = [
  { situation: 'done', codes: [200] },
  { situation: 'created', codes: [201] },
  { situation: 'queued', codes: [202] },
  { situation: 'doneWithoutContent', codes: [204] },
  { situation: 'movedForGood', codes: [308, 301] },
  { situation: 'movedForNow', codes: [307, 302] },
  { situation: 'showAfterPost', codes: [303] },
  { situation: 'notChanged', codes: [304] },
  { situation: 'malformed', codes: [400] },
  { situation: 'invalidValues', codes: [422, 400] },
  { situation: 'notSignedIn', codes: [401] },
  { situation: 'notAllowed', codes: [403, 404] },
  { situation: 'notThere', codes: [404, 410] },
  { situation: 'wrongMethod', codes: [405] },
  { situation: 'wrongFormat', codes: [415, 406] },
  { situation: 'tooLarge', codes: [413, 431] },
  { situation: 'conflict', codes: [409, 412] },
  { situation: 'tooMany', codes: [429] },
  { situation: 'bug', codes: [500] },
  { situation: 'overloaded', codes: [503] },
  { situation: 'upstream', codes: [502, 504] },
] as const satisfies readonly { situation: string; codes: readonly Code[] }[];
