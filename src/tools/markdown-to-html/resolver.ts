import type { parse } from 'micromark';

/* What resolves the marks of a text in micromark. */

export type Constructs = ReturnType<typeof parse>['constructs'];
export type Construct = Exclude<NonNullable<Constructs['text'][number]>, readonly unknown[]>;
export type Resolver = NonNullable<Construct['resolveAll']>;
export type Events = Parameters<Resolver>[0];
export type Context = Parameters<Resolver>[1];
export type Token = Events[number][1];
export type Point = Token['start'];

/** The given events become those that are written: micromark goes on with the list that it gave. */
export function replaceEvents(events: Events, written: Events): Events {
  events.length = 0;
  for (const event of written) events.push(event);
  return events;
}
