import { ToolError, type Note, type Params, type Place } from '#engine/error';

/** A stretch of the text, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Lines of a text, so that a place is found without counting from the start each time. */
class Lines {
  private readonly starts = [0];

  constructor(text: string) {
    for (const { index, 0: lineBreak } of text.matchAll(/\r\n?|\n/g)) this.starts.push(index + lineBreak.length);
  }

  at({ start, end }: Span): Place {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - this.starts[low]! + 1, offset: start, endOffset: end };
  }
}

/** Collects what is to be said about a text: remarks and errors, each with its place. */
export class Report {
  readonly notes: Note[] = [];
  readonly errors: ToolError[] = [];
  private readonly lines: Lines;

  constructor(text: string) {
    this.lines = new Lines(text);
  }

  note(code: string, params: Params = {}, span?: Span): void {
    this.notes.push({ code, params, where: { at: span && this.lines.at(span) } });
  }

  /** An error to throw; `attempt` takes it in. */
  failure(code: string, params: Params, span: Span): ToolError {
    return new ToolError(code, params, { at: this.lines.at(span) });
  }

  /** Runs one step; what is wrong with it does not keep the others from being looked at. */
  attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      this.errors.push(error);
    }
  }
}
