import { Converter, Inspector, OperationTabs, Segmented, Select, Switch, useMessages } from '#kit';
import { EntityTable } from './entity-table.tsx';
import { FoundEntities } from './found-entities.tsx';
import type en from './locales/en.json';
import { decode, encode, lookUp } from './operations.ts';

export default function HtmlEntities() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('encoded')}>
            {(option) => (
              <>
                <Select {...option('scope')} />
                <Segmented {...option('notation')} />
                <Segmented {...option('syntax')} />
                <Switch {...option('keep')} />
                <Switch {...option('lines')} />
              </>
            )}
          </Converter>
        ),
        decode: (
          <Converter
            operation={decode}
            input={t('encoded')}
            output={t('text')}
            extra={({ input, values }) => <FoundEntities input={input} values={values} />}
          >
            {(option) => (
              <>
                <Switch {...option('repeat')} />
                <Segmented {...option('syntax')} />
                <Switch {...option('attribute')} />
              </>
            )}
          </Converter>
        ),
        lookUp: (
          <Inspector operation={lookUp} input={t('query')} placeholder="heart, ♥, U+2665">
            {({ total, rows }) => (
              <>
                <h2 className="n-heading">{t('matches', { count: total })}</h2>
                {total > rows.length && <p className="n-muted">{t('onlyFirst', { count: rows.length })}</p>}
                {total > 0 && <EntityTable label={t('lookUp')} rows={rows} />}
              </>
            )}
          </Inspector>
        ),
      }}
    </OperationTabs>
  );
}
