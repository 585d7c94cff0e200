import type { Data } from '../data/model.ts';
import { numberKey } from './decimal.ts';

/** A text that two values share when they are equal in JSON Schema: by the number, whatever the order of keys. */
export function canonical(data: Data): string {
  switch (data.kind) {
    case 'map': {
      const members = data.entries.map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`);
      return `{${members.sort().join(',')}}`;
    }
    case 'list':
      return `[${data.items.map(canonical).join(',')}]`;
    case 'integer':
    case 'float':
      return numberKey(data.text);
    case 'boolean':
    case 'null':
      return data.text;
    default:
      return JSON.stringify(data.text);
  }
}

/** The name of a value's type, the narrowest. */
export function typeOf({ kind }: Data): string {
  if (kind === 'map') return 'object';
  if (kind === 'list') return 'array';
  if (kind === 'float') return 'number';
  return kind === 'integer' || kind === 'boolean' || kind === 'null' ? kind : 'string';
}
