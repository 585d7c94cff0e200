import { useState } from 'react';
import { Button, NumberField, Segmented, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { formatting } from './formatting.ts';

/** What most people change stands first; the rest is behind a button. */
export function SqlOptions({ option }: { option: BindOption<typeof formatting> }) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(false);
  const isFormatted = option('layout').value === 'format';
  return (
    <>
      <span data-literal>
        <Select {...option('dialect')} />
      </span>
      <Segmented {...option('layout')} />
      {isFormatted && (
        <>
          <Select {...option('keywordCase')} />
          <Select {...option('indentStyle')} />
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
      {isFormatted && isOpen && <MoreOptions option={option} />}
    </>
  );
}

function MoreOptions({ option }: { option: BindOption<typeof formatting> }) {
  return (
    <>
      {!option('tabs').value && <NumberField {...option('indent')} />}
      <Switch {...option('tabs')} />
      <Select {...option('functionCase')} />
      <Select {...option('dataTypeCase')} />
      <Select {...option('identifierCase')} />
      <NumberField {...option('expressionWidth')} />
      <NumberField {...option('linesBetweenQueries')} />
      <Segmented {...option('logicalOperatorNewline')} />
      <Segmented {...option('commaPosition')} />
      <Switch {...option('denseOperators')} />
      <Switch {...option('newlineBeforeSemicolon')} />
      <TextField {...option('placeholders')} placeholder=":name" inline />
    </>
  );
}
