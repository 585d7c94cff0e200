import type { ToolError } from '#engine/error';
import type { Expansions } from './expansions.ts';
import type { Report, Span } from './report.ts';

/** An option as given, with what its readers need. */
export interface Given extends Span {
  /** As the user wrote its name, such as `-p`. */
  readonly option: string;
  /** Sealed; '' for a flag without a value. */
  readonly text: string;
  readonly expansions: Expansions;
  readonly report: Report;
  /** An error about the value, with the option and the value among its parameters. */
  readonly wrong: (code: string, params?: Readonly<Record<string, string>>) => ToolError;
}
