import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  HighlightStyle,
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  syntaxHighlighting,
} from '@codemirror/language';
import { Annotation, Compartment, EditorState, Text, type Extension } from '@codemirror/state';
import { EditorView, drawSelection, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { createFinder, finding, type Finder } from './find.ts';
import { mark, setMark, setTextMarks, textMarks, type Mark, type TextMark } from './marks.ts';
import { offsetsIn } from './offsets.ts';

/*
 * The editor lives in a shadow root, because there its style sheets are adopted ones: the policy forbids <style>
 * elements. Colours come from the tokens, which reach into the shadow.
 */

type Attributes = Readonly<Record<string, string>>;

/** What scrolls in an editor, by the lines of its text. */
export interface LineScroller {
  readonly element: HTMLElement;
  /** The line at a height (pixels from the top of the text), counted from 1, with the part of it that is above. */
  readonly lineAt: (height: number) => number;
  /** The height of such a line. */
  readonly heightOf: (line: number) => number;
}

export interface CodeEditor {
  readonly element: HTMLElement;
  readonly scroller: LineScroller;
  readonly finder: Finder;
  setText: (text: string) => void;
  setMark: (mark: Mark | undefined) => void;
  /** In order of their places. */
  setTextMarks: (marks: readonly TextMark[]) => void;
  /** Attributes of the text box itself: its name and state for a screen reader. */
  setAttributes: (attributes: Attributes) => void;
  /** Moves the caret there, brings the line into view and focuses. */
  goTo: (offset: number) => void;
  /** Offsets as a text area counts: each line break is one unit. */
  focus: (selection: Mark) => void;
  destroy: () => void;
}

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName, tags.heading], color: 'var(--color-code-key)' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--color-code-string)' },
  { tag: [tags.number, tags.atom, tags.character], color: 'var(--color-code-number)' },
  {
    tag: [tags.bool, tags.null, tags.keyword, tags.attributeName, tags.typeName, tags.labelName],
    color: 'var(--color-code-keyword)',
  },
  { tag: [tags.punctuation, tags.separator, tags.bracket, tags.operator], color: 'var(--color-code-punctuation)' },
  { tag: [tags.comment, tags.meta, tags.documentMeta, tags.processingInstruction], color: 'var(--color-text-muted)' },
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    minHeight: 'var(--field-min, 0)',
    maxHeight: 'var(--field-max, none)',
    color: 'var(--color-text)',
    background: 'transparent',
    fontSize: 'var(--text-body)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: 'var(--line-code)',
    fontVariantLigatures: 'none',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--color-text-strong)' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-gutters': {
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-text-muted)',
    borderRight: '1px solid var(--color-border)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', padding: '0 6px 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', color: 'var(--color-text-muted)' },
  '.cm-foldPlaceholder': {
    background: 'var(--color-hover)',
    border: '1px solid var(--color-border)',
    color: 'var(--color-text-muted)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--color-text-strong)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'light-dark(#18a05838, #35b87159)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--color-accent-faded)',
    outline: '1px solid var(--color-accent-line)',
  },
  '.cm-wrong-line': { background: 'var(--color-error-faded)', boxShadow: 'inset 2px 0 var(--color-error)' },
  '.cm-wrong': { textDecoration: 'underline wavy var(--color-error) 1px', textUnderlineOffset: '4px' },
  '.cm-line-added': { background: 'var(--color-success-faded)' },
  '.cm-line-removed': { background: 'var(--color-error-faded)' },
  '.cm-added, .cm-removed': { color: 'var(--color-text-strong)' },
  '.cm-added': { background: 'color-mix(in srgb, var(--color-success) 35%, transparent)' },
  '.cm-removed': { background: 'var(--color-error-line)' },
  '.cm-match, .cm-next-match': { borderRadius: '2px', color: 'var(--color-text-strong)' },
  '.cm-match': { background: 'var(--color-match)' },
  '.cm-next-match': { background: 'var(--color-next-match)' },
  '.cm-bar': { borderLeft: '2px solid var(--color-accent)' },
  '.cm-panels': { border: '0' },
  '.cm-searchMatch': { background: 'var(--color-accent-faded)', outline: '1px solid var(--color-accent-line)' },
  '.cm-searchMatch-selected': { background: 'var(--color-accent-line)' },
});

/**
 * Above these, colours (UTF-16 units of all, of the longest line) and wrapping (longest line) cost more than they help. A
 * line as long as the shown beginning of a large text has no colours: those of 16,000 units of JSON take 0.1 s.
 */
const COLOUR_LIMIT = 2_000_000;
const COLOUR_LINE_LIMIT = 16_000;
const WRAP_LIMIT = 20_000;

/** As `EditorState.create` cuts a text. */
const linesOf = (text: string): Text => Text.of(text.split(text.includes('\r') ? /\r\n?|\n/ : '\n'));

/** A line in view is read as a whole, however little of it is in view. */
function longestLine(doc: Text): number {
  let longest = 0;
  for (const line of doc.iterLines()) longest = Math.max(longest, line.length);
  return longest;
}

/**
 * Typing over a selection: left to the browser, it would keep the look of the replaced text in a style attribute, which
 * the policy refuses.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    if (inputType !== 'insertText' || data === null || view.composing) return false;
    const { from, to } = selectionNow(view);
    if (from === to) return false;
    event.preventDefault();
    if (view.state.readOnly) return true;
    view.dispatch({
      changes: { from, to, insert: data },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** What the browser has selected; the editor learns of it a moment later. Only Chromium tells it inside a shadow root. */
function selectionNow(view: EditorView): Mark {
  const selection = (view.root as Partial<Document>).getSelection?.();
  const { anchorNode, focusNode } = selection ?? { anchorNode: null, focusNode: null };
  if (!selection || !anchorNode || !focusNode) return view.state.selection.main;
  if (!view.contentDOM.contains(anchorNode) || !view.contentDOM.contains(focusNode)) return view.state.selection.main;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const focus = view.posAtDOM(focusNode, selection.focusOffset);
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
}

const fromOutside = Annotation.define<boolean>();

export function createEditor({
  parent,
  text,
  language,
  readOnly,
  attributes: initial,
  onChange,
  onFind,
}: {
  parent: HTMLElement;
  text: string;
  /** Colours and folding of the text's language, or nothing. */
  language: Extension | undefined;
  readOnly: boolean;
  /** As for `setAttributes`. */
  attributes: Attributes;
  /** `isTyping`: more changes may follow soon, as after a key and unlike after pasting. */
  onChange: (read: () => string, length: number, isTyping: boolean) => void;
  /** A key asks for the search, with what is selected. */
  onFind: (selected: string) => void;
}): CodeEditor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const look = new Compartment();
  const attributes = new Compartment();
  const colours = language === undefined ? [] : [language, foldGutter(), codeFolding(), bracketMatching()];
  const looks = {
    full: [EditorView.lineWrapping, colours],
    plain: [EditorView.lineWrapping],
    bare: [],
  };
  const lookFor = (doc: Text): Extension => {
    const longest = longestLine(doc);
    if (longest > WRAP_LIMIT) return looks.bare;
    return doc.length > COLOUR_LIMIT || longest > COLOUR_LINE_LIMIT ? looks.plain : looks.full;
  };
  const changeLook = (state: EditorState, doc: Text) => {
    const next = lookFor(doc);
    return next === look.get(state) ? [] : [look.reconfigure(next)];
  };
  /** The look of what stood there before may be too much, or too little, for what is pasted. */
  const lookAtChanges = EditorState.transactionExtender.of((transaction) => {
    const { docChanged, newDoc, startState } = transaction;
    const isLarge = Math.abs(newDoc.length - startState.doc.length) > WRAP_LIMIT;
    if (!docChanged || (!isLarge && !transaction.isUserEvent('input.paste'))) return null;
    return transaction.annotation(fromOutside) === true ? null : { effects: changeLook(startState, newDoc) };
  });
  const start = linesOf(text);
  let toEditor = offsetsIn(text);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: start,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightSpecialChars(),
        finding(onFind),
        syntaxHighlighting(highlight),
        theme,
        mark,
        textMarks,
        replaceSelection,
        look.of(lookFor(start)),
        lookAtChanges,
        attributes.of(EditorView.contentAttributes.of(initial)),
        EditorState.readOnly.of(readOnly),
        // Escape then Tab leaves the editor, as CodeMirror's keymap provides.
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...(readOnly ? [] : [indentWithTab])]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((transaction) => transaction.annotation(fromOutside)))
            return;
          // What is read from the editor has no CR LF any more.
          toEditor = offsetsIn('');
          const isTyping = !update.transactions.some((transaction) => transaction.isUserEvent('input.paste'));
          onChange(() => update.state.sliceDoc(), update.state.doc.length, isTyping);
        }),
      ],
    }),
  });
  const finder = createFinder(view, onFind);
  // Each dispatch costs milliseconds, even one that changes nothing.
  let held = JSON.stringify(initial);
  const within = (offset: number) => Math.min(offset, view.state.doc.length);
  const placeOf = (offset: number) => within(toEditor(offset));
  return {
    element: view.dom,
    scroller: scrollerOf(view),
    finder,
    setText(next) {
      toEditor = offsetsIn(next);
      if (next.length === view.state.doc.length && next === view.state.sliceDoc()) return;
      const insert = linesOf(next);
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert },
        effects: changeLook(view.state, insert),
        annotations: fromOutside.of(true),
      });
    },
    setMark(wrong) {
      if (wrong === undefined && view.state.field(mark).size === 0) return;
      view.dispatch({ effects: setMark.of(wrong && { from: placeOf(wrong.from), to: placeOf(wrong.to) }) });
    },
    setTextMarks(marks) {
      if (marks.length === 0 && view.state.field(textMarks).size === 0) return;
      const placed = marks.map((mark) =>
        'line' in mark ? mark : { ...mark, from: toEditor(mark.from), to: toEditor(mark.to) },
      );
      view.dispatch({ effects: setTextMarks.of(placed) });
    },
    setAttributes(values) {
      const next = JSON.stringify(values);
      if (next === held) return;
      held = next;
      view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(values)) });
    },
    goTo(offset) {
      const at = placeOf(offset);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    focus(selection) {
      view.dispatch({ selection: { anchor: within(selection.from), head: within(selection.to) } });
      view.focus();
    },
    destroy() {
      finder.forget();
      view.destroy();
    },
  };
}

function scrollerOf(view: EditorView): LineScroller {
  return {
    element: view.scrollDOM,
    lineAt(height) {
      const inText = height - view.documentPadding.top;
      const { from, top, height: ofLine } = view.lineBlockAtHeight(inText);
      return view.state.doc.lineAt(from).number + Math.min(Math.max((inText - top) / ofLine, 0), 1);
    },
    heightOf(line) {
      const number = Math.min(Math.max(Math.floor(line), 1), view.state.doc.lines);
      const { top, height } = view.lineBlockAt(view.state.doc.line(number).from);
      return view.documentPadding.top + top + (line - number) * height;
    },
  };
}
