import { NumberField, Segmented, Select, Switch, TextField, type BindOption } from '#kit';
import type { formatting } from './formatting.ts';

/** What most visits change comes first. A function, so that each control counts as one. */
export const sqlOptions = (option: BindOption<typeof formatting>) => (
  <>
    <span data-literal>
      <Select {...option('dialect')} />
    </span>
    <Segmented {...option('layout')} />
    {option('layout').value === 'format' && (
      <>
        <Select {...option('keywordCase')} />
        <Select {...option('indentStyle')} />
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
    )}
  </>
);
