import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button, classes, TextField, useMessages } from '#kit';
import type { RichEditor } from './data/rich-editor.ts';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';
import { ICONS } from './toolbar-icons.ts';

/** The buttons that ask for an address or a color before they act. */
const ASKING = { link: 'https://example.com', image: 'https://example.com/image.png', color: '#c0392b' } as const;
type Asking = keyof typeof ASKING;
const isAsking = (command: string): command is Asking => Object.hasOwn(ASKING, command);

const GROUPS = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline', 'strike', 'code', 'highlight', 'subscript', 'superscript', 'color', 'clearFormat'],
  ['heading1', 'heading2', 'heading3', 'heading4'],
  ['bulletList', 'orderedList', 'taskList', 'blockquote', 'codeBlock', 'horizontalRule', 'hardBreak'],
  ['alignCenter', 'alignRight'],
  ['link', 'image', 'table'],
] as const;
/** Only where the cursor is in a table. */
const OF_TABLE = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;
/** The buttons that act once and are never on. */
const ONCE: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'clearFormat',
  'horizontalRule',
  'hardBreak',
  'image',
  ...OF_TABLE,
]);

/** A toolbar as ARIA describes it: one stop of the Tab key, arrows move within, and what is on is pressed. */
export function Toolbar({ editor }: { editor: RichEditor | undefined }) {
  const t = useMessages<typeof en.ui>();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('undo');
  const [asked, setAsked] = useState<Asking>();
  const groups: readonly (readonly (keyof typeof en.ui)[])[] =
    editor?.isActive('table') === true ? [...GROUPS, OF_TABLE] : GROUPS;
  const stop = groups.some((group) => group.some((command) => command === current)) ? current : 'undo';

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  const press = (command: string) => {
    if (isAsking(command)) setAsked(asked === command ? undefined : command);
    else editor?.run(command);
  };
  return (
    <>
      <div ref={bar} role="toolbar" aria-label={t('toolbar')} className={styles['toolbar']} onKeyDown={move}>
        {groups.map((group) => (
          <div key={group[0]} className={styles['group']}>
            {group.map((command) => (
              <button
                key={command}
                type="button"
                aria-label={t(command)}
                title={t(command)}
                aria-pressed={ONCE.has(command) ? undefined : editor?.isActive(command) === true}
                aria-disabled={editor?.can(command) !== true}
                tabIndex={command === stop ? 0 : -1}
                className={classes(styles['button'])}
                onFocus={() => setCurrent(command)}
                // The selection stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(command)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={ICONS[command]} />
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

interface AskFormProps {
  readonly asked: Asking;
  readonly editor: RichEditor;
  readonly onDone: () => void;
}

function AskForm({ asked, editor, onDone }: AskFormProps) {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useState(asked === 'link' ? editor.link() : '');
  const [alt, setAlt] = useState('');
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = value.trim();
    if (asked === 'link') editor.setLink(typed);
    else if (asked === 'color') editor.setColor(typed);
    else if (typed !== '') editor.setImage(typed, alt.trim());
    onDone();
  };
  return (
    <form className={styles['ask']} onSubmit={apply}>
      <TextField
        label={t(asked === 'color' ? 'colorValue' : asked === 'link' ? 'linkUrl' : 'imageUrl')}
        value={value}
        onChange={setValue}
        placeholder={ASKING[asked]}
        autoFocus
      />
      {asked === 'image' && (
        <TextField label={t('imageAlt')} value={alt} onChange={setAlt} placeholder="" code={false} />
      )}
      <Button type="submit" size="small">
        {t('apply')}
      </Button>
    </form>
  );
}
