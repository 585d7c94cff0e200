import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'slugify', input: 'Déjà Vu! It’s a new day', output: 'deja-vu-its-a-new-day' },
  { operation: 'slugify', input: 'I ♥ Dogs', output: 'i-love-dogs' },
  { operation: 'slugify', input: 'Привет мир', output: 'privet-mir' },
  { operation: 'slugify', input: 'fooBarBaz', options: { lowercase: false }, output: 'fooBarBaz' },
  { operation: 'slugify', input: 'fooBarBaz', options: { decamelize: true }, output: 'foo-bar-baz' },
  { operation: 'slugify', input: 'Straße nach München', output: 'strasse-nach-munchen' },
  { operation: 'slugify', input: 'Straße nach München', options: { language: 'de' }, output: 'strasse-nach-muenchen' },
  { operation: 'slugify', input: 'Rødgrød på Ærø', options: { language: 'da' }, output: 'roedgroed-paa-aeroe' },
  { operation: 'slugify', input: 'Згурський Юрій, Київ', options: { language: 'uk' }, output: 'zghurskyi-yurii-kyiv' },
  { operation: 'slugify', input: 'Щастие, България', options: { language: 'bg' }, output: 'shtastie-balgaria' },
  { operation: 'slugify', input: 'Ђорђе Џонић', options: { language: 'sr' }, output: 'djordje-dzonic' },
  { operation: 'slugify', input: 'Ευχαριστώ, άγγελος', output: 'efcharisto-angelos' },
  { operation: 'slugify', input: 'foo@bar_qux & baz', output: 'foo-bar-qux-and-baz' },
  { operation: 'slugify', input: 'One\nTwo words', output: 'one\ntwo-words' },
  { operation: 'slugify', input: 'One\nTwo words', options: { eachLine: false }, output: 'one-two-words' },
  { operation: 'slugify', input: 'News\nNews\nNews', options: { unique: true }, output: 'news\nnews-2\nnews-3' },
  { operation: 'slugify', input: 'a word too many', options: { maxLength: 12 }, output: 'a-word-too' },
  { operation: 'slugify', input: 'Hello, world', options: { separator: 'underscore' }, output: 'hello_world' },
  { operation: 'slugify', input: '你好，世界', options: { unicode: true }, output: '你好-世界' },
  { operation: 'slugify', input: 'Hello 你好', output: 'hello', notes: ['warning.dropped'] },
  { operation: 'slugify', input: '你好', output: '', notes: ['warning.noLetters'] },
  { operation: 'slugify', input: '?!', options: { unicode: true }, output: '', notes: ['warning.nothing'] },
] satisfies Example<typeof operations>[];
