import { shorten } from '#lib/shorten';
import type { Expansions } from './expansions.ts';
import type { Given } from './given.ts';
import type { OptionForm } from './option-form.ts';
import { findOption, SHORT } from './option-table.ts';
import type { Report, Span } from './report.ts';
import type { Word } from './tokenizer.ts';

/** What follows `docker run`. */
export interface Arguments {
  readonly options: readonly (readonly [form: OptionForm, given: Given])[];
  readonly image: Word | undefined;
  readonly command: readonly Word[];
  /** The last option lacks its value, so that what follows is not known. */
  readonly isCut: boolean;
}

/** Takes options, image and command apart, as pflag does for Docker: nothing behind the image is an option. */
export function readArguments(words: readonly Word[], expansions: Expansions, report: Report): Arguments {
  return new ArgumentReader(words, expansions, report).read();
}

class ArgumentReader {
  private readonly options: [OptionForm, Given][] = [];
  private index = 0;
  private isCut = false;

  constructor(
    private readonly words: readonly Word[],
    private readonly expansions: Expansions,
    private readonly report: Report,
  ) {}

  read(): Arguments {
    for (let word = this.words[this.index]; word !== undefined; word = this.words[this.index]) {
      if (word.text === '--') {
        this.index++;
        break;
      }
      if (!/^-./s.test(word.text)) break;
      this.index++;
      if (word.text.startsWith('--')) this.long(word);
      else this.short(word);
    }
    const image = this.words[this.index];
    return { options: this.options, image, command: this.words.slice(this.index + 1), isCut: this.isCut };
  }

  private long(word: Word): void {
    const { name, value } = splitLong(word.text);
    const form = findOption(name);
    if (form === undefined) this.unknown(word, `--${name}`, value !== undefined);
    else this.take(form, `--${name}`, word, value);
  }

  /** `-dit`, `-p80:80`, `-e=A=1`, `-itp 80:80`. */
  private short(word: Word): void {
    let end = 1;
    while (end < word.text.length) {
      const letter = String.fromCodePoint(word.text.codePointAt(end) ?? 0);
      end += letter.length;
      const option = `-${letter}`;
      const form = SHORT[letter];
      if (form === undefined) return this.unknown(word, option, end < word.text.length);
      const isLast = end >= word.text.length;
      const isAssigned = word.text[end] === '=';
      if (form.takes === 'text' || isAssigned) {
        return this.take(form, option, word, isLast ? undefined : word.text.slice(isAssigned ? end + 1 : end));
      }
      this.take(form, option, word, undefined);
    }
  }

  private take(form: OptionForm, option: string, word: Word, inline: string | undefined): void {
    if (form.takes === 'flag' || inline !== undefined) return void this.add(form, option, inline ?? '', word);
    const next = this.words[this.index];
    if (next === undefined) {
      this.isCut = true;
      this.report.attempt(() => {
        throw this.report.failure('error.valueMissing', { option }, word);
      });
      return;
    }
    this.index++;
    this.add(form, option, next.text, next);
  }

  private add(form: OptionForm, option: string, text: string, { start, end }: Span): void {
    const { expansions, report } = this;
    const wrong: Given['wrong'] = (code, params = {}) =>
      report.failure(code, { option, value: shorten(expansions.show(text)), ...params }, { start, end });
    this.options.push([form, { option, text, start, end, expansions, report, wrong }]);
  }

  /** Says so, and tells its value from the image as well as it can be told. */
  private unknown(word: Word, option: string, hasValue: boolean): void {
    const shown = this.expansions.show(option);
    const next = this.words[this.index];
    const hasOwnWord = !hasValue && next !== undefined && this.isValue(next, this.words[this.index + 1]);
    const value = hasOwnWord ? this.expansions.show(next.text) : '';
    if (hasOwnWord) this.report.note('warning.notImplemented.value', { option: shown, value }, word);
    else this.report.note('warning.notImplemented', { option: shown }, word);
    if (hasOwnWord) this.index++;
  }

  /** A word is the value of an unknown option when a known option follows it, or something that is more of an image. */
  private isValue(word: Word, following: Word | undefined): boolean {
    if (following === undefined || word.text.startsWith('-')) return false;
    if (following.text.startsWith('--')) return findOption(splitLong(following.text).name) !== undefined;
    if (/^-[A-Za-z]/.test(following.text))
      return !isLikeImage(word.text) && SHORT[following.text.charAt(1)] !== undefined;
    return !isLikeImage(word.text) && isLikeImage(following.text);
  }
}

/** `--name=value` or `--name`. */
function splitLong(text: string): { readonly name: string; readonly value: string | undefined } {
  const at = text.indexOf('=');
  return at < 0 ? { name: text.slice(2), value: undefined } : { name: text.slice(2, at), value: text.slice(at + 1) };
}

/** A name with a registry, a folder, a tag or a digest. */
const isLikeImage = (text: string): boolean => /^[a-z0-9][\w.-]*(?::\d+)?(?:\/[a-z0-9][\w./-]*|:[\w.-]+|@)/.test(text);
