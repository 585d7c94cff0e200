import type { Values } from '#engine/options';
import type { tagOptions } from './tag-options.ts';
import type { Type } from './page-types.ts';

export type Options = Values<typeof tagOptions>;

/** Options that hold a text. */
export type TextOption = {
  [K in keyof Options]: string extends Options[K] ? K : never;
}[keyof Options];

/** The form a value should have. */
export type Check = 'url' | 'size' | 'date' | 'seconds' | 'locale' | 'handle';

/** A tag, or several, that an option becomes. */
export interface Field {
  readonly option: TextOption;
  readonly property: string;
  readonly check?: Check;
  /** One value on each line. */
  readonly many?: true;
  /** Tags of the further parts of a line, after `|`. */
  readonly parts?: readonly string[];
  /** Its name in Next.js. */
  readonly next: string;
}

/** The fields of all types, in the order in which the tags are written. */
export const general: readonly Field[] = [
  { option: 'title', property: 'og:title', next: 'title' },
  { option: 'description', property: 'og:description', next: 'description' },
  { option: 'url', property: 'og:url', check: 'url', next: 'url' },
  { option: 'siteName', property: 'og:site_name', next: 'siteName' },
  { option: 'locale', property: 'og:locale', check: 'locale', next: 'locale' },
];

/** Of the image; without an address the others say nothing. */
export const image: readonly Field[] = [
  { option: 'image', property: 'og:image', check: 'url', next: 'url' },
  { option: 'imageAlt', property: 'og:image:alt', next: 'alt' },
  { option: 'imageWidth', property: 'og:image:width', check: 'size', next: 'width' },
  { option: 'imageHeight', property: 'og:image:height', check: 'size', next: 'height' },
];

const tags = (space: string): Field => ({ option: 'tags', property: `${space}:tag`, many: true, next: 'tags' });
const released = (space: string): Field => ({
  option: 'released',
  property: `${space}:release_date`,
  check: 'date',
  next: 'releaseDate',
});
const people = (option: 'musicians' | 'creators' | 'directors' | 'writers', property: string): Field => ({
  option,
  property,
  check: 'url',
  many: true,
  next: option,
});
const recordings = (option: 'albums' | 'songs', property: string): Field => ({
  option,
  property,
  check: 'url',
  many: true,
  parts: ['disc', 'track'],
  next: option,
});
const musicians = people('musicians', 'music:musician');
const video: readonly Field[] = [
  { option: 'actors', property: 'video:actor', check: 'url', many: true, parts: ['role'], next: 'actors' },
  people('directors', 'video:director'),
  people('writers', 'video:writer'),
  { option: 'duration', property: 'video:duration', check: 'seconds', next: 'duration' },
  released('video'),
  tags('video'),
];

/** The additional fields of a type (ogp.me). */
export const ofType: Readonly<Record<Type, readonly Field[]>> = {
  website: [],
  article: [
    { option: 'published', property: 'article:published_time', check: 'date', next: 'publishedTime' },
    { option: 'modified', property: 'article:modified_time', check: 'date', next: 'modifiedTime' },
    { option: 'expires', property: 'article:expiration_time', check: 'date', next: 'expirationTime' },
    // Facebook wants the address of a profile, but a name is common and does no harm.
    { option: 'authors', property: 'article:author', many: true, next: 'authors' },
    { option: 'section', property: 'article:section', next: 'section' },
    tags('article'),
  ],
  book: [
    { option: 'authors', property: 'book:author', many: true, next: 'authors' },
    { option: 'isbn', property: 'book:isbn', next: 'isbn' },
    released('book'),
    tags('book'),
  ],
  profile: [
    { option: 'firstName', property: 'profile:first_name', next: 'firstName' },
    { option: 'lastName', property: 'profile:last_name', next: 'lastName' },
    { option: 'username', property: 'profile:username', next: 'username' },
    { option: 'gender', property: 'profile:gender', next: 'gender' },
  ],
  'music.song': [
    { option: 'duration', property: 'music:duration', check: 'seconds', next: 'duration' },
    recordings('albums', 'music:album'),
    musicians,
  ],
  'music.album': [recordings('songs', 'music:song'), musicians, released('music')],
  'music.playlist': [recordings('songs', 'music:song'), people('creators', 'music:creator')],
  'music.radio_station': [people('creators', 'music:creator')],
  'video.movie': video,
  'video.episode': [...video, { option: 'series', property: 'video:series', check: 'url', next: 'series' }],
  'video.tv_show': video,
  'video.other': video,
};

/** Accounts, and what only one kind of card has. */
export const accounts: readonly Field[] = [
  { option: 'site', property: 'twitter:site', check: 'handle', next: 'site' },
  { option: 'creator', property: 'twitter:creator', check: 'handle', next: 'creator' },
];
export const ofCard: Readonly<Record<Options['card'], readonly Field[]>> = {
  summary: [],
  summary_large_image: [],
  app: [
    { option: 'appIphone', property: 'twitter:app:id:iphone', next: 'iphone' },
    { option: 'appIpad', property: 'twitter:app:id:ipad', next: 'ipad' },
    { option: 'appGoogle', property: 'twitter:app:id:googleplay', next: 'googleplay' },
  ],
  player: [
    { option: 'playerUrl', property: 'twitter:player', check: 'url', next: 'playerUrl' },
    { option: 'playerWidth', property: 'twitter:player:width', check: 'size', next: 'width' },
    { option: 'playerHeight', property: 'twitter:player:height', check: 'size', next: 'height' },
  ],
};
/** The name of an app is said once for each shop. */
export const appNames = ['iphone', 'ipad', 'googleplay'] as const;

/** Of the page itself. */
export const page: readonly Field[] = [
  { option: 'robots', property: 'robots', next: 'robots' },
  { option: 'themeColor', property: 'theme-color', next: 'themeColor' },
];

/** A line and its parts: `https://example.com/anna | The queen`. */
export const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
