import { CopyButton, Facts, Pane, Panes, ResultList, useIntlLanguage, useLongList, useMessages, type Fact } from '#kit';
import type { ExpandedRange } from './expand.ts';
import type en from './locales/en.json';

/** The range and the networks that are exactly it, beside the single network that holds it. */
export function RangeResult({ range }: { readonly range: ExpandedRange }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const { shown, more } = useLongList(range.exact);
  const count = (name: 'size' | 'extraBefore' | 'extraAfter', size: number | string): Fact => ({
    label: t(name),
    value: number.format(BigInt(size)),
    copy: String(size),
  });
  const exact = t('exact', { count: range.exact.length });
  return (
    <Panes>
      <section>
        <h2 className="n-heading">{t('given')}</h2>
        <div className="n-stack">
          <Facts
            facts={[
              { label: t('startAddress'), value: range.start },
              { label: t('endAddress'), value: range.end },
              count('size', range.size),
            ]}
          />
          <Pane name={exact} height="auto" tools={<CopyButton value={range.exact.join('\n')} />}>
            <ResultList label={exact} results={shown.map((cidr) => ({ name: cidr, value: cidr }))} />
            {more}
          </Pane>
        </div>
      </section>
      <section>
        <h2 className="n-heading">{t('singleNetwork')}</h2>
        <Facts
          facts={[
            { label: t('cidr'), value: range.cidr },
            { label: t('startAddress'), value: range.blockStart },
            { label: t('endAddress'), value: range.blockEnd },
            count('size', range.blockSize),
            count('extraBefore', range.extraBefore),
            count('extraAfter', range.extraAfter),
          ]}
        />
      </section>
    </Panes>
  );
}
