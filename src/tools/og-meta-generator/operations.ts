import { operation } from '#engine/operation';
import { tagOptions } from './tag-options.ts';

const load = () => import('./logic.ts');

const VIDEO = ['video.movie', 'video.episode', 'video.tv_show', 'video.other'] as const;

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: ({ form }) => (form === 'html' ? 'html' : undefined),
  options: tagOptions,
  needs: {
    imageAlt: { image: true },
    imageWidth: { image: true },
    imageHeight: { image: true },
    appName: { card: 'app' },
    appIphone: { card: 'app' },
    appIpad: { card: 'app' },
    appGoogle: { card: 'app' },
    playerUrl: { card: 'player' },
    playerWidth: { card: 'player' },
    playerHeight: { card: 'player' },
    published: { type: 'article' },
    modified: { type: 'article' },
    expires: { type: 'article' },
    authors: { type: ['article', 'book'] },
    section: { type: 'article' },
    isbn: { type: 'book' },
    firstName: { type: 'profile' },
    lastName: { type: 'profile' },
    username: { type: 'profile' },
    gender: { type: 'profile' },
    albums: { type: 'music.song' },
    songs: { type: ['music.album', 'music.playlist'] },
    musicians: { type: ['music.song', 'music.album'] },
    creators: { type: ['music.playlist', 'music.radio_station'] },
    actors: { type: VIDEO },
    directors: { type: VIDEO },
    writers: { type: VIDEO },
    series: { type: 'video.episode' },
    duration: { type: ['music.song', ...VIDEO] },
    released: { type: ['book', 'music.album', ...VIDEO] },
    tags: { type: ['article', 'book', ...VIDEO] },
  },
  load,
  run: (logic, _input, options, { note }) => logic.generate(options, note),
});

/** The tags of a page's HTML as the values of `generate`, and those that it has no option for. */
export const read = operation({
  input: 'text',
  output: 'json',
  reads: 'html',
  options: {},
  load: () => import('./read.ts'),
  run: (logic, text, _options, { note }) => logic.read(text, note),
});
