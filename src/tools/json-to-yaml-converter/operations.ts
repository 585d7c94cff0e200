import { INDENTED, operation } from '#engine/operation';
import { flag } from '#engine/options';
import { width, yamlWriting } from '#formats/yaml/options.ts';

export const convert = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'json',
  writes: 'yaml',
  inverse: {
    to: 'yaml-to-json-converter/convert',
    options: ({ comments }) => ({ comments, nest: false }),
    keeps: 'meaning',
    compares: { comments: false },
  },
  workerFrom: 8 * 1024,
  options: {
    ...yamlWriting,
    width,
    sortKeys: flag(false),
    documentStart: flag(false),
    comments: flag(true),
  },
  needs: { indentLists: { layout: ['block', 'compact'] }, comments: { layout: ['block', 'compact'] } },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
