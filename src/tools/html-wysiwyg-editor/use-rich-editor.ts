import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isLargeText } from '#engine/large-text';
import type { Note } from '#engine/error';
import type { TextValue } from '#kit';
import type { RichEditor } from './rich-editor.ts';

/** Most characters of HTML, not counting embedded images, that are read while somebody types. */
const MOST_HTML = 300_000;

/** Why the editor does not show the text, or did not take what was given to it. */
export type Trouble =
  { readonly is: 'notLoaded' | 'tooLarge' | 'tooMuch' } | { readonly is: 'noImage'; readonly name: string };

interface RichEditorState {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly editor: RichEditor | undefined;
  readonly trouble: Trouble | undefined;
  /** What was removed from the text that was pasted or loaded last. */
  readonly notes: readonly Note[];
}

interface RichEditorSettings {
  readonly value: TextValue;
  /** Gets the text as the editor writes it. */
  readonly onChange: (html: string) => void;
  /** Whether a text was typed as HTML: it stays as it is. Any other that comes in is rewritten as the editor's own. */
  readonly isTyped: (value: TextValue) => boolean;
  readonly label: string;
  readonly taskLabel: string;
  readonly focusToolbar: () => void;
}

const load = async () => {
  const [{ createRichEditor }, { printHtml }, { readHtml }] = await Promise.all([
    import('./rich-editor.ts'),
    import('./print-html.ts'),
    import('./read-html.ts'),
  ]);
  return { createRichEditor, printHtml, readHtml };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** Keeps an editor in its host while the page is shown, in step with the HTML beside it. */
export function useRichEditor(settings: RichEditorSettings): RichEditorState {
  const { value, label, taskLabel } = settings;
  const host = useRef<HTMLDivElement>(null);
  const loaded = useRef<Loaded>(undefined);
  /** What the editor holds already. */
  const held = useRef<TextValue>(undefined);
  const latest = useRef(settings);
  const [editor, setEditor] = useState<RichEditor>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  // A change of the selection changes which buttons are on.
  const [, setSteps] = useState(0);
  useEffect(() => void (latest.current = settings));

  /** Reads HTML and says what is gone from it. */
  const read = useCallback(({ readHtml }: Loaded, html: string) => {
    const { doc, findings } = readHtml(html);
    const found: Note[] = [];
    findings.note((code, params = {}) => found.push({ code, params, where: {} }));
    setNotes(found);
    return doc;
  }, []);

  useEffect(() => {
    let made: RichEditor | undefined;
    let isGone = false;
    load()
      .then((modules) => {
        if (isGone || host.current === null) return;
        loaded.current = modules;
        held.current = undefined;
        made = modules.createRichEditor({
          element: host.current,
          doc: { type: 'doc', content: [{ type: 'paragraph' }] },
          label,
          taskLabel,
          onChange(doc) {
            const html = modules.printHtml(doc, 'pretty');
            held.current = html;
            setTrouble(undefined);
            latest.current.onChange(html);
          },
          onStep: () => setSteps((count) => count + 1),
          focusToolbar: () => latest.current.focusToolbar(),
          readPasted: (html) => read(modules, html),
          onTooMuch: () => setTrouble({ is: 'tooMuch' }),
          onNoImage: (name) => setTrouble({ is: 'noImage', name }),
        });
        setEditor(made);
      })
      .catch(() => setTrouble({ is: 'notLoaded' }));
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(undefined);
    };
  }, [label, taskLabel, read]);

  useEffect(() => {
    const modules = loaded.current;
    if (editor === undefined || modules === undefined || value === held.current) return;
    held.current = value;
    if (isLargeText(value) || value.replaceAll(/data:[^"'\s>]+/g, '').length > MOST_HTML)
      return setTrouble({ is: 'tooLarge' });
    const doc = read(modules, value);
    if (!editor.setDocument(doc)) return setTrouble({ is: 'tooLarge' });
    setTrouble(undefined);
    if (latest.current.isTyped(value)) return setNotes([]);
    const html = modules.printHtml(editor.document(), 'pretty');
    held.current = html;
    latest.current.onChange(html);
  }, [editor, value, read]);

  return { host, editor, trouble, notes };
}
