import { isScalar, Scalar, type ScalarTag, type ToStringOptions } from 'yaml';
import { stringifyString } from 'yaml/util';
import type { YamlDocument } from '#formats/yaml/parse.ts';

export interface Style {
  /** Spaces for each level, 1 to 10. */
  readonly indent: number;
  readonly indentLists: boolean;
  readonly quotes: 'keep' | 'double' | 'single';
  /** Fold lines that would be longer; 0 never. */
  readonly width: number;
}

/** Folded blocks are folded texts already; they are folded anew even where nothing else is. */
const FOLDED_WIDTH = 80;

/** Writes a document; `text` is what it was read from. */
export function write(document: YamlDocument, text: string, { indent, indentLists, quotes, width }: Style): string {
  document.schema.tags = document.schema.tags.map((tag) =>
    tag.tag === 'tag:yaml.org,2002:str' ? asWritten(tag as ScalarTag, text, quotes) : tag,
  );
  document.schema.tags.push(NOTHING);
  const options: ToStringOptions = {
    indent,
    indentSeq: indentLists,
    lineWidth: width,
    flowCollectionPadding: false,
    singleQuote: quotes === 'keep' ? null : quotes === 'single',
  };
  const written = document.toString(options);
  return isEmpty(document) ? written.replace(/\n+$/, '\n') : written;
}

/** The missing value of an explicit key such as `? a`. */
const NOTHING: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  identify: (value) => value === null,
  resolve: () => null,
  stringify: () => '',
};

const isEmpty = ({ contents }: YamlDocument): boolean => isScalar(contents) && contents.source === '';

const QUOTED: readonly unknown[] = [Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE];

/** All scalars are texts to the reader. Those in quotes on one line stay as written, escapes and all. */
function asWritten(tag: ScalarTag, text: string, quotes: Style['quotes']): ScalarTag {
  return {
    ...tag,
    stringify: (item, context, onComment, onChompKeep) => {
      if (QUOTED.includes(item.type)) {
        const [start, end] = item.range ?? [0, 0];
        const raw = text.slice(start, end);
        if (quotes === 'keep' && !/[\r\n]/.test(raw)) return raw;
        const wanted = quotes === 'keep' ? item.type : quotes === 'single' ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE;
        return stringifyString(
          { ...item, value: String(item.value), type: wanted } as Scalar,
          context,
          onComment,
          onChompKeep,
        );
      }
      const isFolded = item.type === Scalar.BLOCK_FOLDED && context.options.lineWidth === 0;
      const folding = isFolded ? { ...context, options: { ...context.options, lineWidth: FOLDED_WIDTH } } : context;
      return stringifyString(item, folding, onComment, onChompKeep);
    },
  };
}
