import { useState, type KeyboardEvent, type Ref } from 'react';
import { classes, useMessages, useMounted } from '#kit';
import { AskForm, isAsking, type Asking } from './ask-form.tsx';
import type { CommandName } from './commands.ts';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';
import type { RichEditor } from './rich-editor.ts';
import { ICONS } from './toolbar-icons.ts';

type ButtonName = CommandName | Asking;

const GROUPS: readonly (readonly ButtonName[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline', 'strike', 'code', 'highlight', 'subscript', 'superscript', 'color', 'clearFormat'],
  ['heading1', 'heading2', 'heading3', 'heading4'],
  ['bulletList', 'orderedList', 'taskList', 'blockquote', 'codeBlock', 'horizontalRule', 'hardBreak'],
  ['alignCenter', 'alignRight'],
  ['link', 'image', 'table'],
];
/** Only where the cursor is in a table. */
const OF_TABLE = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;
/** The buttons that act once and are never on. */
const ONCE: ReadonlySet<ButtonName> = new Set([
  'undo',
  'redo',
  'clearFormat',
  'horizontalRule',
  'hardBreak',
  'image',
  'color',
  ...OF_TABLE,
]);

interface ToolbarProps {
  readonly editor: RichEditor | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** A toolbar as ARIA describes it: one stop of the Tab key, arrows move within, and what is on is pressed. */
export function Toolbar({ editor, ref }: ToolbarProps) {
  const t = useMessages<typeof en.ui>();
  const isMounted = useMounted();
  const [current, setCurrent] = useState<ButtonName>('undo');
  const [asked, setAsked] = useState<Asking>();
  const groups = editor?.isActive('table') === true ? [...GROUPS, OF_TABLE] : GROUPS;
  const stop = groups.some((group) => group.includes(current)) ? current : 'undo';

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return editor?.focus();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  const press = (name: ButtonName) => {
    if (!isAsking(name)) return editor?.run(name);
    if (editor !== undefined) setAsked(asked === name ? undefined : name);
  };
  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label={t('toolbar')}
        aria-keyshortcuts="Alt+F10"
        className={styles['toolbar']}
        onKeyDown={move}
      >
        {groups.map((group) => (
          <div key={group[0]} className={styles['group']}>
            {group.map((name) => (
              <button
                key={name}
                type="button"
                aria-label={t(name)}
                title={t(name)}
                aria-pressed={ONCE.has(name) ? undefined : editor?.isActive(name) === true}
                aria-disabled={editor === undefined || (!isAsking(name) && !editor.can(name))}
                tabIndex={name === stop ? 0 : -1}
                className={classes(styles['button'])}
                onFocus={() => setCurrent(name)}
                // The selection stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(name)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  {/* Not in the page's HTML, which is to come in one flight of the connection. */}
                  {isMounted && <path d={ICONS[name]} />}
                </svg>
              </button>
            ))}
          </div>
        ))}
      </div>
      {asked !== undefined && editor !== undefined && (
        <AskForm key={asked} asked={asked} editor={editor} onDone={() => setAsked(undefined)} />
      )}
    </>
  );
}
