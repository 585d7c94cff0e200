import type { Given } from './given.ts';
import type { ComposeMap, ComposeValue } from './compose-value.ts';
import { readFields } from './option-value.ts';

/**
 * `--gpus all`, a number, `device=0`, or Docker's list of them (quotes for lists within). `count` or `device_ids`, `driver`,
 * `capabilities` and `options` are those of the Compose specification. Throws `error.gpus`.
 */
export function readGpus(given: Given): ComposeMap {
  const gpus: ComposeMap = new Map();
  // A shell takes one pair of quotes away; the inner ones make one field of a list.
  const text = /^"[^"]*"$|^'.*'$/s.test(given.text) ? given.text.replace(/^(["'])(.*)\1$/s, '"$2"') : given.text;
  for (const { key, value } of readFields({ ...given, text: text === '' ? 'all' : text })) {
    if (value === undefined && gpus.has('device_ids')) addDevices(gpus, [key]);
    else readField(gpus, given, key, value);
  }
  if (!gpus.has('count') && !gpus.has('device_ids')) gpus.set('count', 'all');
  if (!gpus.has('capabilities')) gpus.set('capabilities', ['gpu']);
  return gpus;
}

function readField(gpus: ComposeMap, given: Given, key: string, value: string | undefined): void {
  const [name, text] = value === undefined ? ['count', key] : [key, value];
  switch (name) {
    case 'count':
      if (!/^(?:all|-1|\d+)$/.test(text)) throw given.wrong('error.gpus');
      return void gpus.set('count', /^\d+$/.test(text) ? Number(text) : 'all');
    case 'device':
      return addDevices(gpus, text.split(','));
    case 'driver':
      return void gpus.set('driver', text);
    case 'capabilities':
      return void gpus.set('capabilities', [...new Set(['gpu', ...text.split(',')])]);
    case 'options':
      return void gpus.set('options', new Map(text.split(',').map((pair) => splitPair(pair))));
    default:
      throw given.wrong('error.gpus');
  }
}

function addDevices(gpus: ComposeMap, ids: readonly string[]): void {
  const list = gpus.get('device_ids');
  if (!Array.isArray(list)) gpus.set('device_ids', [...ids]);
  else for (const id of ids) list.push(id);
}

function splitPair(pair: string): [string, ComposeValue] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

/** `all` says the same as a map of nothing else. */
export const isAll = (gpus: ComposeMap): boolean =>
  gpus.size === 2 && gpus.get('count') === 'all' && JSON.stringify(gpus.get('capabilities')) === '["gpu"]';
