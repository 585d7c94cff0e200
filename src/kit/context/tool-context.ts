import { createContext, useContext, type ComponentType } from 'react';
import type { Params, ToolError } from '#engine/error';
import type { AnyExample } from '#engine/example';
import { formatMessage, formatProblem, type Language, type Messages } from '#engine/messages';
import type { AnyOperation } from '#engine/operation';
import type { OptionSpec } from '#engine/options';
import { choiceKey, optionKey, unsetKey, writtenChoice } from '#engine/texts';
import { spoken, useCommonMessages, type Translate } from '../settings/language.ts';
import { useStore } from '../settings/store.ts';

/** What `page.tsx?tool` exports: a page and what the kit must know of its folder. */
export interface LoadedTool {
  readonly Page: ComponentType;
  readonly en: Messages;
  readonly operations: Readonly<Record<string, AnyOperation>>;
  readonly locales: Readonly<Partial<Record<Language, () => Promise<Messages>>>>;
  readonly examples: () => Promise<readonly AnyExample[]>;
  /** Tools that lead on from this one, the nearest first. */
  readonly related: readonly string[];
  /** What repairs a broken text of a format, `tool/operation`. */
  readonly repairs: Readonly<Partial<Record<string, string>>>;
}

/** Something on the page that a shared link can carry: options always, inputs only when the user asks for it. */
export interface Linkable {
  /** For the query. */
  readonly options: Readonly<Record<string, string>>;
  /** For the fragment, which no server ever sees. */
  readonly inputs: Readonly<Record<string, string>>;
}

export interface ToolInUse {
  readonly id: string;
  readonly tool: LoadedTool;
  /** Texts of the languages that have been fetched so far. */
  readonly messages: Partial<Record<Language, Messages>>;
  /** Live state of the page's parts, for 'copy link'. */
  readonly links: Map<string, Linkable>;
  /** Asks which tool a result is to be opened in; `from` is the `tool/operation` that made it. */
  readonly openIn: (result: string, from: string) => void;
}

export const ToolContext = createContext<ToolInUse | undefined>(undefined);

export function useTool(): ToolInUse {
  const tool = useContext(ToolContext);
  if (tool === undefined) throw new Error('The kit was used outside a tool page. Wrap it in <ToolContext value={…}>.');
  return tool;
}

/** Takes part in 'copy link' until the returned function is called. */
export function registerLink(tool: ToolInUse, key: string, link: Linkable): () => void {
  tool.links.set(key, link);
  return () => void tool.links.delete(key);
}

/** The export name of an operation in the tool's `operations.ts`. */
export function nameOfOperation({ id, tool }: ToolInUse, operation: AnyOperation): string {
  const name = Object.keys(tool.operations).find((key) => tool.operations[key] === operation);
  if (name === undefined)
    throw new Error(`The page of "${id}" uses an operation that its operations.ts does not export.`);
  return name;
}

/** The tool's own texts: `const t = useMessages<typeof en.ui>()`. */
export function useMessages<Ui extends object>(): Translate<keyof Ui & string> {
  const texts = useTexts();
  const { language } = useStore(spoken);
  return (key, params = {}) => formatMessage(texts, key, params, language);
}

function useTexts(): Messages {
  const { tool, messages } = useTool();
  const { language } = useStore(spoken);
  return language === 'zz' ? tool.en : (messages[language] ?? tool.en);
}

/** What an option and its choices are called. A helper's option without a text goes by its name. */
export function useOptionNames(): (
  operation: string,
  option: string,
  spec: OptionSpec,
) => {
  readonly label: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** What an empty number means. */
  readonly placeholder?: string;
} {
  const { en } = useTool().tool;
  const t: Translate<string> = useMessages<Record<string, string>>();
  const say = (key: string | undefined, name: string) => (key === undefined ? name : t(key));
  return (operation, option, spec) => {
    const label = say(optionKey(en, operation, option), option);
    if (spec.kind === 'integer' && spec.optional) {
      return { label, placeholder: say(unsetKey(en, operation, option), '') };
    }
    if (spec.kind !== 'choice') return { label };
    const names = spec.choices.map((choice) => [
      choice,
      say(choiceKey(en, operation, option, spec, choice), writtenChoice(spec, choice)),
    ]);
    return { label, labels: Object.fromEntries(names) as Readonly<Record<string, string>> };
  };
}

/** An error or a note of the tool or of the engine. */
type Problem = Pick<ToolError, 'code' | 'params' | 'where'>;

/** Says a problem in words, without its place. */
export function useProblemWords(): (problem: Problem) => string {
  const own = useTexts();
  const { language, catalog } = useStore(spoken);
  return ({ code, params }) => formatProblem(Object.hasOwn(own, code) ? own : catalog.ui, code, params, language);
}

/** Says a problem in words, with line and column where it has them. */
export function useExplain(): (problem: Problem) => string {
  const common = useCommonMessages();
  const wordsOf = useProblemWords();
  return (problem) => {
    const words = wordsOf(problem);
    const { at } = problem.where;
    return at === undefined
      ? words
      : common('engine.atPlace', { line: at.line, column: at.column, words } satisfies Params);
  };
}
