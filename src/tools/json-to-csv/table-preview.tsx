import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { classes, Icon, useCommonMessages, useIntlLanguage, useMessages } from '#kit';
import { chosenColumns, moveColumn, writeColumns } from './column-order.ts';
import styles from './json-to-csv.module.css';
import type en from './locales/en.json';
import type { Preview } from './logic.ts';

interface TablePreviewProps {
  readonly preview: Preview;
  /** The option that names the columns. */
  readonly value: string;
  readonly onChange: (columns: string) => void;
}

/** The first rows as a spreadsheet shows them. Its columns are moved in its head, by dragging and by arrow keys. */
export function TablePreview({ preview: { all, columns, width, rows, total }, value, onChange }: TablePreviewProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [moved, setMoved] = useState('');
  const chosen = chosenColumns(all, value);
  const move = (name: string, to: number) => {
    if (to < 0 || to >= chosen.length) return;
    onChange(writeColumns(all, moveColumn(chosen, name, to)));
    setMoved(t('movedTo', { name, place: to + 1, count: chosen.length }));
  };
  const listen = (event: KeyboardEvent, name: string) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(name, chosen.indexOf(name) + by);
  };
  const drag = (name: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      setDragged(name);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setTarget(name);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, chosen.indexOf(name));
    },
    onDragEnd: () => {
      setDragged(undefined);
      setTarget(undefined);
    },
  });
  return (
    <>
      <p className={styles['count']}>
        {rows.length < total
          ? t('firstRows', { shown: number.format(rows.length), count: total })
          : t('rows', { count: total })}
        {columns.length < width &&
          ` · ${t('columns')}: ${common('shownOf', { shown: number.format(columns.length), total: number.format(width) })}`}
        {chosen.length > 1 && ` · ${t('dragHint')}`}
      </p>
      {/* A wide table scrolls, and must be reachable by keyboard for that. */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('preview')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((name, index) => (
                // By name, so that the focus goes along with a column; the same name may be there twice.
                <th
                  key={`${name} ${columns.indexOf(name) === index ? '' : index}`}
                  scope="col"
                  className={classes(target === name && dragged !== name && styles['target'])}
                  {...drag(name)}
                >
                  <button type="button" title={t('dragHint')} onKeyDown={(event) => listen(event, name)}>
                    <Icon name="grip-vertical" small />
                    {name === '' ? t('noName') : name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((field, place) => (
                  <td key={place}>{field}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="n-hidden-text" role="status">
        {moved}
      </p>
    </>
  );
}
