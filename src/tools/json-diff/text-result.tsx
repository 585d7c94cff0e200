import { writtenFormat } from '#engine/meaning';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { ResultPane, useOperation } from '#kit';

interface TextResultProps<S extends OptionSpecs> {
  readonly operation: Operation<'text', 'text', S, string>;
  readonly input: string | Blob;
  readonly options: Values<S>;
  readonly name: string;
}

/** The differences as text, computed only while it is shown. */
export function TextResult<S extends OptionSpecs>(props: TextResultProps<S>) {
  const { operation, input, options, name } = props;
  const state = useOperation(operation, input, options);
  return <ResultPane name={name} state={state} format={writtenFormat(operation, options)} />;
}
