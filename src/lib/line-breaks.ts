/**
 * Levels beyond which a printer indents no further. What nests deeper nobody reads by its indentation, which would make a result
 * grow with the square of its depth.
 */
export const DEEPEST_INDENT = 500;

/** Line breaks with the indentation of the next line, `unit` for each level, each made once. */
export class LineBreaks {
  private readonly made: string[] = [];

  constructor(
    private readonly unit: string,
    private readonly lineEnd = '\n',
  ) {}

  at(depth: number): string {
    const levels = Math.min(depth, DEEPEST_INDENT);
    return (this.made[levels] ??= this.lineEnd + this.unit.repeat(levels));
  }
}
