import { RangeSetBuilder, StateEffect, StateField, type EditorState, type StateEffectType } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/* What is marked in a text: a mistake, and lines that another text lacks. Marks move with what is typed before them. */

/** A stretch of the text to mark as wrong; offsets in UTF-16 units. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** A line that another text lacks. */
export interface LineMark {
  /** Counted from 1. */
  readonly line: number;
  readonly look: 'added' | 'removed';
  /** The parts of the line that the other text lacks, in order; offsets in the line. */
  readonly parts: readonly Mark[];
}

export const setMark = StateEffect.define<Mark | undefined>();
export const mark = marksOf(setMark, decorate);

export const setLineMarks = StateEffect.define<readonly LineMark[]>();
export const lineMarks = marksOf(setLineMarks, decorateLines);

function marksOf<Marks>(
  set: StateEffectType<Marks>,
  draw: (state: EditorState, marks: Marks) => DecorationSet,
): StateField<DecorationSet> {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
      let next = marks.map(transaction.changes);
      for (const effect of transaction.effects) if (effect.is(set)) next = draw(transaction.state, effect.value);
      return next;
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

function decorate({ doc }: EditorState, mark: Mark | undefined): DecorationSet {
  if (mark === undefined) return Decoration.none;
  const from = Math.min(mark.from, doc.length);
  const to = Math.min(Math.max(mark.to, from), doc.length);
  const line = Decoration.line({ class: 'cm-wrong-line' }).range(doc.lineAt(from).from);
  return Decoration.set(to > from ? [line, Decoration.mark({ class: 'cm-wrong' }).range(from, to)] : [line], true);
}

function decorateLines({ doc }: EditorState, marks: readonly LineMark[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { line: number, look, parts } of marks) {
    // Of a large text only the beginning is here, and the marks may be those of an older text.
    if (number > doc.lines) break;
    const line = doc.line(number);
    builder.add(line.from, line.from, Decoration.line({ class: `cm-line-${look}` }));
    for (const { from, to } of parts) {
      const end = Math.min(line.from + to, line.to);
      if (line.from + from < end) builder.add(line.from + from, end, Decoration.mark({ class: `cm-${look}` }));
    }
  }
  return builder.finish();
}
