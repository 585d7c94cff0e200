import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  selectNextOccurrence,
  selectSelectionMatches,
  setSearchQuery,
} from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, type Command } from '@codemirror/view';

/** What is looked for, and what takes its place. */
export interface Sought {
  readonly text: string;
  readonly replacement: string;
  readonly matchesCase: boolean;
  readonly isPattern: boolean;
}

export interface Matches {
  /** Which of them is selected, from 1; 0 for none. */
  readonly current: number;
  readonly total: number;
  /** There may be more of them. */
  readonly isPart: boolean;
  /** The pattern cannot be read. */
  readonly isWrong: boolean;
}

/** The search within an editor's text. */
export interface Finder {
  /** Marks the matches and selects the first one behind the start of the selection. */
  readonly seek: (sought: Sought) => void;
  readonly move: (by: 1 | -1) => void;
  readonly replace: (howMany: 'one' | 'all') => void;
  readonly count: () => Matches;
  /** Calls back when text, selection or what is sought have changed. Ends by the function that it returns. */
  readonly watch: (onChange: () => void) => () => void;
  /** Takes the marks away and gives the focus back. */
  readonly end: () => void;
  /** The editor is gone. */
  readonly forget: () => void;
}

/** The editors of the page, and what opens the search of each. */
const editors = new Map<EditorView, (selected: string) => void>();

const watchers = new Map<EditorView, () => void>();

/** Where the focus is outside of all editors, the keys of the search mean the one editor that is in sight. */
function openTheOne(event: KeyboardEvent): void {
  if (event.key !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const [first, ...others] = [...editors].filter(([{ dom }]) => dom.checkVisibility());
  if (event.defaultPrevented || first === undefined || others.length > 0) return;
  event.preventDefault();
  const [, onFind] = first;
  onFind('');
}

/** Matches that are counted, and UTF-16 units in which they are: more would keep whoever types waiting. */
const MOST_MATCHES = 1000;
const FARTHEST = 1_000_000;

/**
 * Marks of what is found, and keys: those that open the search call `onFind` with the selected text. CodeMirror marks matches
 * while its panel is open: this one is empty, since the fields of the search stand outside of the editor.
 */
export function finding(onFind: (selected: string) => void): Extension {
  const open: Command = ({ state }) => {
    const { from, to } = state.selection.main;
    const { number } = state.doc.lineAt(from);
    onFind(number === state.doc.lineAt(to).number ? state.sliceDoc(from, to) : '');
    return true;
  };
  const or =
    (act: Command): Command =>
    (view) =>
      getSearchQuery(view.state).valid ? act(view) : open(view);
  return [
    EditorView.updateListener.of(({ view, docChanged, selectionSet, transactions }) => {
      const isSought = transactions.some(({ effects }) => effects.some((effect) => effect.is(setSearchQuery)));
      if (docChanged || selectionSet || isSought) watchers.get(view)?.();
    }),
    search({ top: true, createPanel: () => ({ dom: document.createElement('div'), top: true }) }),
    keymap.of([
      { key: 'Mod-f', run: open },
      { key: 'F3', run: or(findNext), shift: or(findPrevious), preventDefault: true },
      { key: 'Mod-g', run: or(findNext), shift: or(findPrevious), preventDefault: true },
      { key: 'Mod-d', run: selectNextOccurrence, preventDefault: true },
      { key: 'Mod-Shift-l', run: selectSelectionMatches },
    ]),
  ];
}

export function createFinder(view: EditorView, onFind: (selected: string) => void): Finder {
  editors.set(view, onFind);
  document.addEventListener('keydown', openTheOne);
  return {
    seek({ text, replacement, matchesCase, isPattern }) {
      openSearchPanel(view);
      const query = new SearchQuery({
        search: text,
        replace: replacement,
        caseSensitive: matchesCase,
        regexp: isPattern,
        literal: !isPattern,
      });
      const findBehind = (offset: number) => {
        const next = query.getCursor(view.state, offset).next();
        return next.done === true ? undefined : next.value;
      };
      const match = query.valid ? (findBehind(view.state.selection.main.from) ?? findBehind(0)) : undefined;
      // At once, so that the matches are counted once.
      view.dispatch({
        effects: [setSearchQuery.of(query), ...(match ? [EditorView.scrollIntoView(match.from, { y: 'center' })] : [])],
        ...(match && { selection: { anchor: match.from, head: match.to }, userEvent: 'select.search' }),
      });
    },
    move: (by) => void (by === 1 ? findNext : findPrevious)(view),
    replace: (howMany) => void (howMany === 'one' ? replaceNext : replaceAll)(view),
    count() {
      const { state } = view;
      const query = getSearchQuery(state);
      const { from, to } = state.selection.main;
      const isLong = state.doc.length > FARTHEST;
      if (!query.valid) return { current: 0, total: 0, isPart: false, isWrong: query.search !== '' };
      const cursor = query.getCursor(state, 0, Math.min(FARTHEST, state.doc.length));
      let [current, total] = [0, 0];
      for (let next = cursor.next(); next.done !== true && total < MOST_MATCHES; next = cursor.next()) {
        total += 1;
        if (next.value.from === from && next.value.to === to) current = total;
      }
      return { current, total, isPart: isLong || total === MOST_MATCHES, isWrong: false };
    },
    watch(onChange) {
      watchers.set(view, onChange);
      return () => void watchers.delete(view);
    },
    end() {
      closeSearchPanel(view);
      view.focus();
    },
    forget() {
      editors.delete(view);
      if (editors.size === 0) document.removeEventListener('keydown', openTheOne);
    },
  };
}
