export const categories = [
  'crypto',
  'converter',
  'web',
  'images',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;
export type Category = (typeof categories)[number];

/** The device features a tool asks for; the shell derives the permission policy and the mark on the card from it. */
export type Need = 'camera' | 'microphone';

/** How many people need a tool: 3 is nearly everybody now and then, 1 is few. Equal hits of a search come in this order. */
export type Weight = 1 | 2 | 3;

export interface Tool {
  readonly category: Category;
  /** A short name for the command line, unlike every other: `handy base64/decode`. */
  readonly command: string;
  readonly weight: Weight;
  /** The day it was added, `YYYY-MM-DD`; younger than two weeks is 'new'. */
  readonly createdAt: `${number}-${number}-${number}`;
  /** Old paths that lead here. */
  readonly redirectFrom?: readonly `/${string}`[];
  readonly needs?: readonly Need[];
  /** Names of what its page remembers beside options (`useRemembered`); nothing that is typed. */
  readonly remembers?: readonly string[];
}

/** A tool's facts. Its id and path are the folder's name, its words are in `locales/`, its picture is `icon.svg`. */
export const tool = (definition: Tool): Tool => definition;

const NEW_FOR = 14 * 24 * 60 * 60 * 1000;
/** Until when a tool is new, in milliseconds since the epoch. */
export const newUntil = ({ createdAt }: Tool): number => Date.parse(createdAt) + NEW_FOR;
/** `now` in milliseconds since the epoch. */
export const isNew = (definition: Tool, now: number): boolean =>
  now < newUntil(definition) && now >= Date.parse(definition.createdAt);

/** Modules found by a glob over `../tools/*`, by the name of the tool's folder. */
export const byFolder = <T>(modules: Record<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module]));
