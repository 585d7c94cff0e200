import { operation } from '#engine/operation';
import { choice, content, flag, integer, LINE_LENGTH, PANE } from '#engine/options';
import { count, formatOfList, list } from '#formats/uuid/options.ts';

const load = () => import('./logic.ts');

export const generate = operation({
  input: 'none',
  output: 'text',
  writes({ version, name, ...options }) {
    const isOne = version === 'v3' || version === 'v5' ? !/[\r\n]/.test(name) : options.count === 1;
    return options.list === 'lines' && isOne ? 'uuid' : formatOfList(options.list);
  },
  options: {
    version: choice(['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'nil', 'max'], 'v4'),
    count,
    namespace: choice(['dns', 'url', 'oid', 'x500', 'custom'], 'url'),
    customNamespace: content(''),
    name: content('', PANE),
    time: content(''),
    uppercase: flag(false),
    dashes: flag(true),
    style: choice(['plain', 'braces', 'quotes', 'urn'], 'plain'),
    list,
  },
  needs: {
    namespace: { version: ['v3', 'v5'] },
    customNamespace: { version: ['v3', 'v5'], namespace: 'custom' },
    name: { version: ['v3', 'v5'] },
    time: { version: ['v1', 'v6', 'v7'] },
  },
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

export const generateId = operation({
  input: 'none',
  output: 'text',
  writes: (options) => formatOfList(options.list),
  options: {
    kind: choice(['nanoid', 'objectid', 'snowflake'], 'nanoid'),
    count,
    length: integer({ initial: 21, min: 2, max: 128 }),
    epoch: choice(['twitter', 'discord', 'unix'], 'twitter'),
    time: content(''),
    list,
  },
  needs: { length: { kind: 'nanoid' }, epoch: { kind: 'snowflake' }, time: { kind: ['objectid', 'snowflake'] } },
  load,
  run: (logic, _input, options, context) => logic.generateId(options, context),
});

export const inspect = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'uuid',
  options: {},
  load,
  run: (logic, input, _options, { note }) => logic.inspect(input, note),
});
