/** A placeholder in a word for what the shell puts in, or for a `$` that Compose would read as such. */
interface Expansion {
  /** In a value of a Compose file. */
  readonly compose: string;
  /** As the user wrote it. */
  readonly raw: string;
  /** The variable that Compose reads; undefined for a `$` that is only a character. */
  readonly variable?: string;
}

/** No argument of a command can contain this character, so that it may stand for an expansion by number. */
export const SEAL = '\0';
const SEALED = /\0(\d+)\0/g;

/**
 * Expansions within words, each as `NUL number NUL`: colons and equals signs inside `${A:-b}` are then out of the way
 * when a value is taken apart.
 */
export class Expansions {
  private readonly all: Expansion[] = [];
  private readonly numbers = new Map<string, number>();

  seal(expansion: Expansion): string {
    const key = `${expansion.compose}${SEAL}${expansion.raw}`;
    const number = this.numbers.get(key) ?? this.all.push(expansion) - 1;
    this.numbers.set(key, number);
    return `${SEAL}${number}${SEAL}`;
  }

  /** A text in which no `$` has a meaning. */
  literal = (text: string): string =>
    text.includes('$') ? text.replaceAll('$', this.seal({ compose: '$$', raw: '$' })) : text;
  variable = (name: string, raw: string): string => this.seal({ compose: `\${${name}}`, raw, variable: name });

  /** As a value of a Compose file, in which Compose puts in variables. */
  open = (text: string): string => this.replace(text, ({ compose }) => compose);
  /** As written. */
  show = (text: string): string => this.replace(text, ({ raw }) => raw);

  /** Whether the text is known without the shell. */
  isLiteral = (text: string): boolean => this.list(text).every(({ variable }) => variable === undefined);

  /** The variable that the text begins with, and what follows it. */
  leading(text: string): { readonly variable: string; readonly raw: string; readonly rest: string } | undefined {
    const match = /^\0(\d+)\0/.exec(text);
    const found = match === null ? undefined : this.all[Number(match[1])];
    if (match === null || found?.variable === undefined) return undefined;
    return { variable: found.variable, raw: found.raw, rest: text.slice(match[0].length) };
  }

  /** Names of the variables in a text. */
  variables = (text: string): string[] => this.list(text).flatMap(({ variable }) => variable ?? []);

  /** Pieces of a text in turn: literal ones and those that Compose fills in. */
  pieces(text: string): { readonly text: string; readonly isVariable: boolean }[] {
    return text.split(/(\0\d+\0)/).map((piece) => {
      const expansion = piece.startsWith(SEAL) ? this.all[Number(piece.slice(1, -1))] : undefined;
      if (expansion === undefined) return { text: piece, isVariable: false };
      const isVariable = expansion.variable !== undefined;
      return { text: isVariable ? expansion.compose : expansion.raw, isVariable };
    });
  }

  private list = (text: string): Expansion[] =>
    [...text.matchAll(SEALED)].flatMap(([, number]) => this.all[Number(number)] ?? []);

  private replace = (text: string, by: (expansion: Expansion) => string): string =>
    text.includes(SEAL) ? text.replace(SEALED, (_, number) => by(this.all[Number(number)]!)) : text;
}

export const isSealed = (text: string): boolean => text.includes(SEAL);
