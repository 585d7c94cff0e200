import { useState } from 'react';
import { OptionsLine, Segmented, Tabs, useMessages, useOptions, type Bound } from '#kit';
import type { CompareOptions } from './compare-options.ts';
import type { Texts } from './difference-table.tsx';
import { DifferenceTree } from './difference-tree.tsx';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';
import { mergePatch, patch, paths, type diff } from './operations.ts';
import { TextResult } from './text-result.tsx';

export interface DifferenceTabsProps {
  readonly difference: Difference;
  /** The left document, and how it is compared with the right one. */
  readonly input: string | Blob;
  readonly options: CompareOptions;
  readonly texts: Texts | undefined;
  readonly onlyDifferences: Bound<(typeof diff.options)['onlyDifferences']>;
  readonly onPage: (from: number) => void;
  /** Adds to what is not compared. */
  readonly onIgnore: (entry: string) => void;
}

/** The differences as a tree, as patches and as paths. */
export function DifferenceTabs({ input, options, ...tree }: DifferenceTabsProps) {
  const t = useMessages<typeof en.ui>();
  const [tab, setTab] = useState<'tree' | 'patch' | 'mergePatch' | 'paths'>('tree');
  const tabs = { tree: t('tab.tree'), patch: t('tab.patch'), mergePatch: t('tab.mergePatch'), paths: t('tab.paths') };
  const shared = { input, options, name: tabs[tab] };
  return (
    <Tabs label={t('tabs')} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'tree' && <DifferenceTree {...tree} />}
      {tab === 'patch' && <TextResult {...shared} operation={patch} />}
      {tab === 'mergePatch' && <TextResult {...shared} operation={mergePatch} />}
      {tab === 'paths' && <PathList input={input} options={options} name={tabs.paths} />}
    </Tabs>
  );
}

function PathList({ input, options, name }: Pick<DifferenceTabsProps, 'input' | 'options'> & { name: string }) {
  const { option, values } = useOptions(paths);
  return (
    <>
      <OptionsLine>
        <Segmented {...option('form')} />
      </OptionsLine>
      <TextResult operation={paths} input={input} options={{ ...options, form: values.form }} name={name} />
    </>
  );
}
