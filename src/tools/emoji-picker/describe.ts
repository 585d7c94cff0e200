import type { EmojiSet, Group, Picture } from './emojis.ts';
import type { FoundEmoji } from './find-emojis.ts';
import { writeCodePoints, writeNotations, type Notations } from './notations.ts';

/** The role of a code point in a sequence; only `emoji` and `character` have names. */
type PartKind = 'emoji' | 'character' | 'joiner' | 'selector' | 'keycap' | 'tag';

interface Part {
  readonly codePoint: string;
  readonly kind: PartKind;
  readonly name: string;
}

/** Everything about one emoji. */
export interface Description extends Notations {
  readonly emoji: string;
  readonly name: string;
  readonly group: Group | null;
  /** Of Unicode's emoji standard. */
  readonly version: string;
  /** It lacks a variation selector in the text, and may be drawn as a character there. */
  readonly asText: boolean;
  readonly github: readonly string[];
  readonly slack: readonly string[];
  /** Empty for a single code point. */
  readonly parts: readonly Part[];
}

/** `15.0`, as the standard writes it. */
export const writeVersion = (version: number): string => version.toFixed(1);

/** `:tada:` */
export const writeShortcodes = (codes: readonly string[]): string[] => codes.map((code) => `:${code}:`);

/** Describes an emoji as it was found in a text. */
export function describe({ base, picture, source }: FoundEmoji, set: EmojiSet): Description {
  return {
    emoji: picture.emoji,
    name: picture.name,
    group: base.group ?? null,
    version: writeVersion(picture.version),
    asText: isText(source, picture),
    ...writeNotations(picture.emoji),
    github: picture === base ? writeShortcodes(base.github) : [],
    slack: slackCodes(base.slack, picture),
    parts: partsOf(picture.emoji, set),
  };
}

/** Without its variation selectors a picture may be drawn as a character (UTS #51, section 2.4). */
export const isText = (source: string, { emoji }: Picture): boolean => source.length < emoji.length;

/** Slack appends a skin tone, numbered 2 to 6 as in the Fitzpatrick scale, to the shortcode; GitHub has no such codes. */
function slackCodes(codes: readonly string[], picture: object): string[] {
  const tones = 'tones' in picture ? String(picture.tones) : '';
  if (tones.length > 1) return [];
  return writeShortcodes(codes).map((code) => (tones === '' ? code : `${code}:skin-tone-${Number(tones) + 1}:`));
}

function partsOf(emoji: string, set: EmojiSet): Part[] {
  const characters = [...emoji];
  if (characters.length < 2) return [];
  return characters.map((character) => {
    const codePoint = writeCodePoints(character);
    const known = set.byKey.get(codePoint.slice(2));
    if (known !== undefined) return { codePoint, kind: 'emoji', name: known.picture.name };
    const kind = partKind(character);
    return { codePoint, kind, name: kind === 'character' ? character : '' };
  });
}

function partKind(character: string): PartKind {
  if (character === '\u200d') return 'joiner';
  if (character === '\ufe0f') return 'selector';
  if (character === '\u20e3') return 'keycap';
  return /[\u{e0020}-\u{e007f}]/u.test(character) ? 'tag' : 'character';
}
