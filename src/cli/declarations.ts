import type { Kind } from '#engine/operation';
import type { OptionFacts, ToolFacts } from './facts.ts';

/** What operations return, as TypeScript: see scripts/build/result-types.mjs. */
interface ResultTypes {
  /** By `tool/operation`. */
  readonly types: Readonly<Record<string, string>>;
  /** Declarations of the names that occur in them. */
  readonly declarations: string;
}

/** TypeScript declarations of the library: one entry for each operation, with what it takes and returns. */
export function declareLibrary(tools: readonly ToolFacts[], results: ResultTypes): string {
  const entries = tools.flatMap(({ tool, command, operations }) =>
    operations.flatMap(({ operation, input, options }) => {
      const name = `${tool}/${operation}`;
      const output = results.types[name];
      if (output === undefined) throw new Error(`There is no type for the result of ${name}.`);
      const fields = options.map((option) => `${JSON.stringify(option.name)}?: ${typeOf(option)}`).join('; ');
      const types = [`input: ${INPUTS[input]}`, `output: ${output}`, `options: { ${fields} }`];
      const entry = `  ${JSON.stringify(name)}: { ${types.join('; ')} };`;
      if (command === tool) return [entry];
      return [entry, `  ${JSON.stringify(`${command}/${operation}`)}: Operations[${JSON.stringify(name)}];`];
    }),
  );
  const all = `/** Every operation by its name, with the tool's id or its short name. */\nexport interface Operations {\n${entries.join('\n')}\n}\n`;
  return `${HEAD}\n${all}${results.declarations}\n`;
}

const INPUTS: Readonly<Record<Kind, string>> = {
  none: 'undefined',
  text: 'string',
  bytes: 'Uint8Array',
  file: 'Blob',
  json: 'unknown',
};

function typeOf({ kind, choices = [] }: OptionFacts): string {
  switch (kind) {
    case 'flag':
      return 'boolean';
    case 'integer':
      return 'number';
    // A text is exact.
    case 'decimal':
      return 'number | string';
    case 'choice':
      return choices.map((item) => JSON.stringify(item)).join(' | ');
    default:
      return 'string';
  }
}

const HEAD = `/** An expected failure. \`message\` is English; \`code\` and \`params\` are for programs. */
export declare class ToolError extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** What is wrong: a place in the input (line and column from 1, offsets from 0), or an option. */
  readonly where: {
    readonly at?: { readonly line: number; readonly column: number; readonly offset: number; readonly endOffset: number };
    readonly option?: string;
  };
}

/** A remark about a result that is right but not the whole story. */
export interface Note {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string;
}

export interface RunSettings {
  readonly signal?: AbortSignal;
  readonly onNote?: (note: Note) => void;
}

type Rest<O> = [options?: O, settings?: RunSettings];
type Arguments<N extends keyof Operations> = Operations[N]['input'] extends undefined
  ? Rest<Operations[N]['options']>
  : [input: Operations[N]['input'], ...Rest<Operations[N]['options']>];

/** What an operation gives: \`Result<'hash-text/digest'>\`. */
export type Result<N extends keyof Operations> = Operations[N]['output'];

/** Runs an operation. Rejects with a \`ToolError\` when it refuses its input or an option. */
export declare function run<N extends keyof Operations>(
  name: N,
  ...given: Arguments<N>
): Promise<Result<N>>;

export interface OptionFacts {
  readonly name: string;
  readonly title: string;
  readonly kind: 'flag' | 'integer' | 'decimal' | 'choice' | 'text' | 'content' | 'secret';
  readonly initial: boolean | number | string;
  readonly min?: number;
  readonly max?: number;
  /** What 0 means, for a number that may be left out. */
  readonly zero?: string;
  readonly choices?: readonly string[];
  readonly choiceTitles?: Readonly<Record<string, string>>;
}

type Kind = 'none' | 'text' | 'bytes' | 'file' | 'json';

export interface OperationFacts {
  readonly operation: string;
  readonly title: string;
  readonly input: Kind;
  readonly output: Kind;
  /** Formats of texts, such as \`json\`; without one any text will do. */
  readonly reads?: string;
  readonly writes?: readonly string[];
  /** What takes the result back. */
  readonly inverse?: { readonly to: string; readonly keeps: 'exact' | 'meaning' | 'result' };
  /** It serves the page of its tool, and hardly anybody else. */
  readonly helper?: true;
  readonly options: readonly OptionFacts[];
}

export interface ToolFacts {
  readonly tool: string;
  readonly command: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly categoryTitle: string;
  readonly weight: number;
  readonly keywords: readonly string[];
  readonly operations: readonly OperationFacts[];
}

/** An operation that may want a text. */
export interface Offer {
  readonly tool: string;
  readonly operation: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** What its input takes of the text, without quotes or a label around a value; undefined where options hold all of it. */
  readonly text: string | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The beginning of the result in one line; absent where the operation needs more than the text, such as a password. */
  readonly result?: string;
}

/** The operations that recognize a text, surest first, at most five, each of another tool. */
export declare function identify(text: string): Promise<readonly Offer[]>;

/** All tools with their operations and options. */
export declare function list(): Promise<readonly ToolFacts[]>;
`;
