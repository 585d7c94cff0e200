import type { parse } from 'micromark';

/* micromark's types of what resolves the marks of a text. */

export type Constructs = ReturnType<typeof parse>['constructs'];
export type Construct = Exclude<NonNullable<Constructs['text'][number]>, readonly unknown[]>;
export type Resolver = NonNullable<Construct['resolveAll']>;
export type Events = Parameters<Resolver>[0];
export type Context = Parameters<Resolver>[1];
export type Token = Events[number][1];
export type Point = Token['start'];
