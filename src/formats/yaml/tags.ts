import type { Findings } from '../data/findings.ts';
import type { Span } from '../data/model.ts';
import { floatText } from '../data/number-text.ts';
import type { Resolved } from './scalar.ts';

const STANDARD = 'tag:yaml.org,2002:';

/** What a scalar with a tag stands for (YAML 1.2.2, chapter 10). `wrong` makes the error for a text that does not fit. */
export function resolveTag(
  tag: string,
  source: string,
  isPlain: boolean,
  resolve: (text: string) => Resolved,
  findings: Findings,
  span: Span,
  wrong: () => Error,
): Resolved {
  const name = tag.startsWith(STANDARD) ? tag.slice(STANDARD.length) : tag;
  switch (name) {
    case '!':
    case 'str':
    case 'merge':
      return { kind: 'string', text: source };
    case 'null':
    case 'int':
    case 'float': {
      const resolved = resolve(source.trim());
      if (resolved.kind === 'integer' && name === 'float') return { kind: 'float', text: asFloat(resolved.text) };
      const wanted = name === 'int' ? 'integer' : name;
      if (resolved.kind !== wanted) throw wrong();
      return resolved;
    }
    case 'bool': {
      const resolved = resolve(source.trim());
      if (resolved.kind !== 'boolean') throw wrong();
      return resolved;
    }
    case 'binary':
      findings.add('data.note.binary', span);
      if (!/^[A-Za-z\d+/\s]*={0,2}\s*$/.test(source)) throw wrong();
      return { kind: 'string', text: source.replace(/\s+/g, '') };
    case 'timestamp':
      findings.add('data.note.timestamps', span, source);
      return { kind: 'string', text: source };
    default:
      findings.add('data.warning.tags', span, tag);
      return isPlain && source === '' ? resolve('') : { kind: 'string', text: source };
  }
}

const asFloat = (digits: string): string => floatText(`${digits}.0`);
