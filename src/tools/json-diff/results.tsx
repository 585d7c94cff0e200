import { useState } from 'react';
import {
  Alert,
  Badge,
  Empty,
  Notes,
  OptionsLine,
  Section,
  Segmented,
  Tabs,
  useCommonMessages,
  useMessages,
  useOptions,
  Working,
  type Bound,
  type RunState,
} from '#kit';
import type { CompareOptions } from './compare-options.ts';
import { DifferenceTree } from './difference-tree.tsx';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';
import { mergePatch, patch, paths, type diff } from './operations.ts';
import { TextResult } from './text-result.tsx';

const looks = { added: 'success', removed: 'error', changed: 'warning', moved: 'info', unchanged: 'default' } as const;
const countNames = ['added', 'removed', 'changed', 'moved', 'unchanged'] as const;
type TabName = 'tree' | 'patch' | 'mergePatch' | 'paths';

interface ResultsProps {
  readonly state: RunState<Difference> & { readonly cancel: () => void };
  /** The left document, and how it is compared with the right one. */
  readonly input: string | Blob;
  readonly options: CompareOptions;
  /** Both documents, to copy values from. */
  readonly texts: { readonly left: string; readonly right: string };
  readonly onlyDifferences: Bound<(typeof diff.options)['onlyDifferences']>;
  readonly onPage: (from: number) => void;
}

/** What the comparison has found: counts, and the differences in four forms. */
export function Results({ state, input, options, texts, onlyDifferences, onPage }: ResultsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [tab, setTab] = useState<TabName>('tree');
  const form = useOptions(paths);
  const done = state.is === 'running' && !state.slow ? state.last : state;
  if (state.is === 'running' && state.slow) return <Working progress={state.progress} onCancel={state.cancel} />;
  if (done?.is !== 'done')
    return <Empty icon="arrows-exchange" title={state.is === 'cancelled' ? common('cancelled') : t('hint')} />;
  const { value, notes } = done;
  const shared = { input, language: 'json' } as const;
  return (
    <div data-result>
      <Section title={t('compared')}>
        <div className={styles['counts']} role="status">
          {value.same && <Alert look="success">{t('same')}</Alert>}
          {!value.same &&
            countNames
              .filter((name) => value.counts[name] > 0)
              .map((name) => (
                <Badge key={name} look={looks[name]}>
                  {t(`counts.${name}`, { count: value.counts[name] })}
                </Badge>
              ))}
        </div>
        <Notes notes={notes} />
        {!value.same && (
          <Tabs
            label={t('tabs')}
            tabs={{
              tree: t('tab.tree'),
              patch: t('tab.patch'),
              mergePatch: t('tab.mergePatch'),
              paths: t('tab.paths'),
            }}
            value={tab}
            onChange={setTab}
          >
            {tab === 'tree' && (
              <DifferenceTree difference={value} texts={texts} onlyDifferences={onlyDifferences} onPage={onPage} />
            )}
            {tab === 'patch' && (
              <TextResult {...shared} operation={patch} options={options} name={t('tab.patch')} file="patch.json" />
            )}
            {tab === 'mergePatch' && (
              <TextResult
                {...shared}
                operation={mergePatch}
                options={options}
                name={t('tab.mergePatch')}
                file="merge-patch.json"
              />
            )}
            {tab === 'paths' && (
              <>
                <Segmented
                  {...form.option('form')}
                  label={t('form')}
                  labels={{ pointer: t('form.pointer'), jsonPath: t('form.jsonPath') }}
                />
                <TextResult
                  input={input}
                  operation={paths}
                  options={{ ...options, form: form.values.form }}
                  name={t('tab.paths')}
                  file="paths.txt"
                />
              </>
            )}
          </Tabs>
        )}
      </Section>
    </div>
  );
}
