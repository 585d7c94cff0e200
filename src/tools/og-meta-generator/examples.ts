import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<title>The Rock</title>
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="https://www.example.com/the-rock">
<meta property="og:title" content="The Rock">
<meta property="og:type" content="video.movie">
<meta property="og:url" content="https://www.example.com/the-rock">
<meta property="og:image" content="https://www.example.com/rock.jpg">
<meta property="video:actor" content="https://www.example.com/anna">
<meta property="video:actor:role" content="The &quot;chemist&quot;">
<meta property="video:actor" content="https://www.example.com/ben">
<meta name="twitter:card" content="summary">
</head>
</html>
`;

export default [
  {
    operation: 'generate',
    options: {
      title: 'A day at the lake',
      description: 'Where to swim, what to eat and how to get there.',
      url: 'https://example.com/lake',
      image: 'https://example.com/lake.jpg',
      imageAlt: 'A jetty at dawn',
    },
    output: `<meta property="og:type" content="website">
<meta property="og:title" content="A day at the lake">
<meta property="og:description" content="Where to swim, what to eat and how to get there.">
<meta property="og:url" content="https://example.com/lake">
<meta property="og:image" content="https://example.com/lake.jpg">
<meta property="og:image:alt" content="A jetty at dawn">

<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="A day at the lake">
<meta name="twitter:description" content="Where to swim, what to eat and how to get there.">
<meta name="twitter:image" content="https://example.com/lake.jpg">
<meta name="twitter:image:alt" content="A jetty at dawn">`,
  },
  {
    operation: 'generate',
    options: { title: 'T "q" <x> & y', type: 'article', tags: 'one\n\ntwo', published: '2026-01-31T12:00:00Z' },
    output: `<meta property="og:type" content="article">
<meta property="og:title" content="T &quot;q&quot; &lt;x&gt; &amp; y">
<meta property="article:published_time" content="2026-01-31T12:00:00Z">
<meta property="article:tag" content="one">
<meta property="article:tag" content="two">

<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="T &quot;q&quot; &lt;x&gt; &amp; y">`,
    notes: ['warning.missing'],
  },
  {
    operation: 'generate',
    options: {
      type: 'video.movie',
      title: 'The Rock',
      url: '/the-rock',
      image: 'https://example.com/rock.jpg',
      imageWidth: '300',
      imageHeight: 'tall',
      site: 'example',
      actors: 'https://example.com/anna | The chemist',
      duration: '2:16',
      released: '7 June 1996',
      form: 'nextjs',
      basics: true,
      themeColor: '#1a7f4e',
    },
    output: `import type { Metadata, Viewport } from 'next';

export const metadata: Metadata = {
  title: "The Rock",
  alternates: {
    canonical: "/the-rock"
  },
  openGraph: {
    type: "video.movie",
    title: "The Rock",
    url: "/the-rock",
    images: [
      {
        url: "https://example.com/rock.jpg",
        width: 300,
        height: "tall"
      }
    ],
    actors: [
      {
        url: "https://example.com/anna",
        role: "The chemist"
      }
    ],
    duration: "2:16",
    releaseDate: "7 June 1996"
  },
  twitter: {
    card: "summary_large_image",
    site: "example",
    title: "The Rock",
    images: [
      "https://example.com/rock.jpg"
    ]
  }
};

export const viewport: Viewport = {
  themeColor: "#1a7f4e"
};`,
    notes: ['warning.url', 'warning.size', 'warning.seconds', 'warning.date', 'warning.handle', 'warning.smallImage'],
  },
  {
    operation: 'generate',
    options: {
      title: 'a'.repeat(61),
      description: 'b'.repeat(161),
      url: 'https://example.com/',
      form: 'jsx',
      jsonLd: true,
    },
    output: `<meta property="og:type" content="website" />
<meta property="og:title" content="${'a'.repeat(61)}" />
<meta property="og:description" content="${'b'.repeat(161)}" />
<meta property="og:url" content="https://example.com/" />

<meta name="twitter:card" content="summary_large_image" />
<meta name="twitter:title" content="${'a'.repeat(61)}" />
<meta name="twitter:description" content="${'b'.repeat(161)}" />

<script
  type="application/ld+json"
  dangerouslySetInnerHTML={{ __html: ${JSON.stringify(
    JSON.stringify(
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'a'.repeat(61),
        description: 'b'.repeat(161),
        url: 'https://example.com/',
      },
      undefined,
      2,
    ),
  )} }}
/>`,
    notes: ['warning.longTitle', 'warning.longDescription', 'warning.missing'],
  },
  {
    operation: 'generate',
    options: { title: 'a\ud83d', locale: 'en-us' },
    output: `<meta property="og:type" content="website">
<meta property="og:title" content="a\ufffd">
<meta property="og:locale" content="en_US">

<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="a\ufffd">`,
    notes: ['warning.replacedSurrogate', 'note.localeWritten', 'warning.missing'],
  },
  {
    operation: 'generate',
    options: { locale: 'en' },
    output: `<meta property="og:type" content="website">
<meta property="og:locale" content="en">

<meta name="twitter:card" content="summary_large_image">`,
    notes: ['warning.locale'],
  },
  {
    operation: 'read',
    input: PAGE,
    output: {
      values: {
        type: 'video.movie',
        card: 'summary',
        title: 'The Rock',
        url: 'https://www.example.com/the-rock',
        image: 'https://www.example.com/rock.jpg',
        actors: 'https://www.example.com/anna | The "chemist"\nhttps://www.example.com/ben',
        basics: 'true',
      },
      others: [{ name: 'viewport', content: 'width=device-width' }],
    },
    reworded: ['values.basics'],
  },
  {
    operation: 'read',
    input: '<!doctype html><meta property="og:type" content="restaurant"><meta name="twitter:title" content="Menu">',
    output: { values: { title: 'Menu' }, others: [{ name: 'og:type', content: 'restaurant' }] },
    notes: ['warning.unknownType'],
  },
  { operation: 'read', input: 'No tags in this text', error: 'error.noTags' },
] satisfies Example<typeof operations>[];
