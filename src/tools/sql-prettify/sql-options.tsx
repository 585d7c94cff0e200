import { useState } from 'react';
import { Button, NumberField, Segmented, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import { dialectNames } from './dialects.ts';
import type en from './locales/en.json';
import type { formatting } from './formatting.ts';

/** What most people change stands first; the rest is behind a button. */
export function SqlOptions({ option }: { option: BindOption<typeof formatting> }) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(false);
  const isFormatted = option('layout').value === 'format';
  const cases = { preserve: t('case.preserve'), upper: t('case.upper'), lower: t('case.lower') };
  return (
    <>
      <span data-literal>
        <Select {...option('dialect')} label={t('dialect')} labels={{ ...dialectNames, sql: t('standardSql') }} />
      </span>
      <Segmented
        {...option('layout')}
        label={t('layout')}
        labels={{ format: t('layout.format'), minify: t('layout.minify') }}
      />
      {isFormatted && (
        <>
          <Select {...option('keywordCase')} label={t('keywordCase')} labels={cases} />
          <Select
            {...option('indentStyle')}
            label={t('indentStyle')}
            labels={{
              standard: t('indentStyle.standard'),
              tabularLeft: t('indentStyle.tabularLeft'),
              tabularRight: t('indentStyle.tabularRight'),
            }}
          />
          <Button
            look="text"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('moreOptions')}
          </Button>
        </>
      )}
      {isFormatted && isOpen && <MoreOptions option={option} cases={cases} />}
    </>
  );
}

interface MoreOptionsProps {
  readonly option: BindOption<typeof formatting>;
  readonly cases: Readonly<Record<'preserve' | 'upper' | 'lower', string>>;
}

function MoreOptions({ option, cases }: MoreOptionsProps) {
  const t = useMessages<typeof en.ui>();
  const sides = { before: t('side.before'), after: t('side.after') };
  return (
    <>
      {!option('tabs').value && <NumberField {...option('indent')} label={t('indent')} />}
      <Switch {...option('tabs')} label={t('tabs')} />
      <Select {...option('functionCase')} label={t('functionCase')} labels={cases} />
      <Select {...option('dataTypeCase')} label={t('dataTypeCase')} labels={cases} />
      <Select {...option('identifierCase')} label={t('identifierCase')} labels={cases} />
      <NumberField {...option('expressionWidth')} label={t('expressionWidth')} />
      <NumberField {...option('linesBetweenQueries')} label={t('linesBetweenQueries')} />
      <Segmented {...option('logicalOperatorNewline')} label={t('logicalOperatorNewline')} labels={sides} />
      <Segmented {...option('commaPosition')} label={t('commaPosition')} labels={sides} />
      <Switch {...option('denseOperators')} label={t('denseOperators')} />
      <Switch {...option('newlineBeforeSemicolon')} label={t('newlineBeforeSemicolon')} />
      <TextField {...option('placeholders')} label={t('placeholders')} placeholder=":name" inline />
    </>
  );
}
