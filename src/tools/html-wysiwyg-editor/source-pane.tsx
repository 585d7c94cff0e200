import {
  Button,
  CopyButton,
  download,
  isEmptyText,
  Notes,
  resultToShow,
  TextPane,
  ToolButton,
  useCommonMessages,
  useMessages,
} from '#kit';
import type { RunState, TextValue } from '#kit';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';

interface SourcePaneProps {
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  /** Takes the HTML as the editor writes it. */
  readonly onFormat: (value: TextValue) => void;
  /** The same text as the editor writes it. */
  readonly state: RunState<TextValue>;
}

/** The HTML, which can be edited too; what the editor does not keep of it is said below. */
export function SourcePane({ value, onChange, onFormat, state }: SourcePaneProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const clean = state.is === 'done' ? state.value : undefined;
  const shown = resultToShow(state);
  return (
    <TextPane
      name={t('source')}
      value={value}
      onChange={onChange}
      format="html"
      isResult
      tools={
        <>
          <CopyButton value={isEmptyText(value) ? undefined : value} />
          <ToolButton
            icon="download"
            label={common('download')}
            disabled={isEmptyText(value)}
            onClick={() => download(value, 'text.html', 'text/html')}
          />
        </>
      }
      offer={
        clean !== undefined &&
        clean !== value && (
          <div className={styles['offer']}>
            <Notes notes={shown?.notes ?? []} />
            <Button size="small" icon="sparkles" onClick={() => onFormat(clean)}>
              {t('format')}
            </Button>
          </div>
        )
      }
    />
  );
}
