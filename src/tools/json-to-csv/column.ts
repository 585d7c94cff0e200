import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';

/** The column of rows that are not objects. */
const SCALAR = 'value';

/** A step on the way to a value: a column if values end here, and the steps that follow. */
export class Column {
  /** Place among the columns; `NONE` while no value ends here. */
  index = NONE;
  /** The last row that came by. */
  row = NONE;
  readonly nameLength: number;
  private readonly members: Column[] = [];
  private readonly byKey = new Map<string, Column>();
  private readonly elements: Column[] = [];
  private scalarColumn: Column | undefined;

  constructor(
    private readonly parent: Column | undefined,
    private readonly step: string,
    /** The key as it was first written. */
    private readonly raw = '',
    /** Whether all steps are positions in arrays, which name nothing. */
    readonly isPosition = parent === undefined,
  ) {
    this.nameLength = (parent === undefined ? 0 : parent.nameLength + 1) + step.length;
  }

  /** The keys or positions on the way, with dots between them. */
  get name(): string {
    const steps = [this.step];
    // The root of all columns has no parent and no step.
    for (let at = this.parent; at?.parent !== undefined; at = at.parent) steps.push(at.step);
    return steps.reverse().join('.');
  }

  /** The step to a member. `seen` members of the object came before: most rows have the same keys in the same order. */
  member(document: JsonDocument, node: JsonNode, seen: number): Column {
    const likely = this.members[seen];
    const start = document.keyStart(node);
    if (likely?.raw.length === document.keyEnd(node) - start && document.text.startsWith(likely.raw, start))
      return likely;
    const key = document.key(node);
    let column = this.byKey.get(key);
    if (column === undefined) {
      column = new Column(this, key, document.rawKey(node));
      this.byKey.set(key, column);
      this.members.push(column);
    }
    return column;
  }

  element(position: number): Column {
    return (this.elements[position] ??= new Column(this, String(position), '', this.isPosition));
  }

  scalar(): Column {
    return (this.scalarColumn ??= new Column(this, SCALAR));
  }
}
