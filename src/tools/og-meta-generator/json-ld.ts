import { solidLines } from '#lib/solid-lines';
import { partsOf, type Options } from './fields.ts';
import type { Type } from './page-types.ts';

/** The schema.org name of an Open Graph type. */
const SCHEMA: Readonly<Record<Type, string>> = {
  website: 'WebPage',
  article: 'Article',
  book: 'Book',
  profile: 'ProfilePage',
  'music.song': 'MusicRecording',
  'music.album': 'MusicAlbum',
  'music.playlist': 'MusicPlaylist',
  'music.radio_station': 'RadioStation',
  'video.movie': 'Movie',
  'video.episode': 'TVEpisode',
  'video.tv_show': 'TVSeries',
  'video.other': 'VideoObject',
};

/** The same facts for search engines, as far as schema.org has a property for them. */
export function jsonLdOf(options: Options): Record<string, unknown> {
  const { type } = options;
  const isVideo = type.startsWith('video.');
  const people = (lines: string) => solidLines(lines).map((line) => person(partsOf(line)[0] ?? ''));
  const all: Record<string, unknown> = {
    [type === 'article' ? 'headline' : 'name']: options.title.trim(),
    description: options.description.trim(),
    url: options.url.trim(),
    image: options.image.trim(),
    ...(type === 'article' && {
      datePublished: options.published.trim(),
      dateModified: options.modified.trim(),
      expires: options.expires.trim(),
      articleSection: options.section.trim(),
    }),
    ...((type === 'article' || type === 'book') && {
      author: people(options.authors),
      keywords: solidLines(options.tags),
    }),
    ...(type === 'book' && { isbn: options.isbn.trim(), datePublished: options.released.trim() }),
    ...(type === 'profile' && {
      mainEntity: withValues({
        '@type': 'Person',
        givenName: options.firstName.trim(),
        familyName: options.lastName.trim(),
        alternateName: options.username.trim(),
        gender: options.gender.trim(),
      }),
    }),
    ...(type === 'music.album' && { datePublished: options.released.trim() }),
    ...(isVideo && {
      actor: people(options.actors),
      director: people(options.directors),
      datePublished: options.released.trim(),
      keywords: solidLines(options.tags),
    }),
    ...((isVideo || type === 'music.song') && { duration: durationOf(options.duration.trim()) }),
  };
  return { '@context': 'https://schema.org', '@type': SCHEMA[type], ...withValues(all) };
}

/** An address is the page of a person, anything else a name. */
const person = (text: string) =>
  /^https?:/i.test(text) ? { '@type': 'Person', url: text } : { '@type': 'Person', name: text };

/** ISO 8601 in place of seconds. */
const durationOf = (seconds: string) => (/^[1-9]\d*$/.test(seconds) ? `PT${seconds}S` : '');

const withValues = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '' && !isEmptyList(value)));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
