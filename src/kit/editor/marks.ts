import {
  RangeSetBuilder,
  StateEffect,
  StateField,
  type EditorState,
  type Line,
  type StateEffectType,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

/* What is marked in a text: a mistake, lines that another text lacks, matches. Marks move with what is typed before them. */

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

/** A stretch that a pattern matches; one of no length is drawn as a bar between two characters. */
export interface MatchMark extends Mark {
  /** Neighbours differ. */
  readonly look: 'match' | 'next-match';
}

export type TextMark = LineMark | MatchMark;

export const setMark = StateEffect.define<Mark | undefined>();
export const mark = marksOf(setMark, decorate);

export const setTextMarks = StateEffect.define<readonly TextMark[]>();
export const textMarks = marksOf(setTextMarks, decorateAll);

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

function decorateAll({ doc }: EditorState, marks: readonly TextMark[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const mark of marks) {
    // Of a large text only the beginning is here, and the marks may be those of an older text.
    if ('line' in mark ? mark.line > doc.lines : mark.to > doc.length) break;
    if ('line' in mark) addLine(builder, doc.line(mark.line), mark);
    else addMatch(builder, doc, mark);
  }
  return builder.finish();
}

function addLine(builder: RangeSetBuilder<Decoration>, line: Line, { look, parts }: LineMark): void {
  builder.add(line.from, line.from, Decoration.line({ class: `cm-line-${look}` }));
  for (const { from, to } of parts) {
    const end = Math.min(line.from + to, line.to);
    if (line.from + from < end) builder.add(line.from + from, end, Decoration.mark({ class: `cm-${look}` }));
  }
}

class Bar extends WidgetType {
  override toDOM(): HTMLElement {
    const bar = document.createElement('span');
    bar.className = 'cm-bar';
    return bar;
  }
}
const bar = Decoration.widget({ widget: new Bar(), side: 1 });

function addMatch(builder: RangeSetBuilder<Decoration>, doc: Text, { from, to, look }: MatchMark): void {
  // Line breaks have no width that could be coloured.
  const isVisible = /[^\n]/.test(doc.sliceString(from, to));
  if (isVisible) builder.add(from, to, Decoration.mark({ class: `cm-${look}` }));
  else builder.add(from, from, bar);
}
