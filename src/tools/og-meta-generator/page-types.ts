/** The subject of a page (ogp.me, “Object Types”), as `og:type` names it. */
export const TYPES = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;
export type Type = (typeof TYPES)[number];
