/* By hand: the columns are dragged in the table, which sets an option, as no template can do. */
import { useState } from 'react';
import {
  Button,
  Filling,
  OptionErrors,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useExplain,
  useMessages,
  useTextOperation,
  ViewSwitch,
} from '#kit';
import { ColumnChoice } from './column-choice.tsx';
import styles from './json-to-csv.module.css';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { OptionControls } from './option-controls.tsx';
import { TablePreview } from './table-preview.tsx';
import { usePreview } from './use-preview.ts';

/** The text has the name of its operation. */
type View = 'convert' | 'table';

export default function JsonToCsv() {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [view, setView] = useState<View>('convert');
  const { name, value, setValue, option, values, format, state, inputError, loadExample } = useTextOperation(convert);
  const preview = usePreview(value, values, state);
  const inside = state.is === 'done' ? state.notes.find(({ code }) => code === 'note.arrayInside') : undefined;
  const path = String(inside?.params['path'] ?? '');
  const columns = option('columns');
  return (
    <Section name={name}>
      <Filling>
        <OptionControls option={option} />
        <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
        <Panes>
          <TextPane
            name={t('input')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            format="json"
            error={inputError}
            offer={
              inside !== undefined && (
                <div className={styles['offer']} role="status">
                  <span>{explain(inside)}</span>
                  <Button size="small" onClick={() => option('path').onChange(path)}>
                    {t('usePath', { path })}
                  </Button>
                </div>
              )
            }
          />
          <ResultPane
            name={t('output')}
            // A note with its own button beside the text is not said twice.
            state={state.is === 'done' ? { ...state, notes: state.notes.filter((note) => note !== inside) } : state}
            format={format}
            onExample={loadExample}
            tools={
              <ViewSwitch
                label={t('view')}
                views={{ convert: t('text'), table: t('table') }}
                value={view}
                onChange={setView}
              />
            }
            instead={
              view === 'table' && preview !== undefined ? (
                <TablePreview preview={preview} value={columns.value} onChange={columns.onChange} />
              ) : undefined
            }
          />
        </Panes>
      </Filling>
      {preview !== undefined && preview.all.length > 0 && (
        <div className={styles['more']}>
          <ColumnChoice {...columns} names={preview.all} />
        </div>
      )}
    </Section>
  );
}
