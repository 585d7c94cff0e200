import { operation } from '#engine/operation';
import { formatting } from './formatting.ts';

export const prettify = operation({
  input: 'text',
  output: 'text',
  reads: 'sql',
  writes: 'sql',
  inverse: 'identity',
  workerFrom: 8 * 1024,
  options: formatting,
  needs: {
    keywordCase: { layout: 'format' },
    functionCase: { layout: 'format' },
    dataTypeCase: { layout: 'format' },
    identifierCase: { layout: 'format' },
    indentStyle: { layout: 'format' },
    tabs: { layout: 'format' },
    expressionWidth: { layout: 'format' },
    linesBetweenQueries: { layout: 'format' },
    logicalOperatorNewline: { layout: 'format' },
    commaPosition: { layout: 'format' },
    denseOperators: { layout: 'format' },
    newlineBeforeSemicolon: { layout: 'format' },
    placeholders: { layout: 'format' },
    indent: { layout: 'format', tabs: false, indentStyle: 'standard' },
  },
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.prettify(input, options, context),
});
