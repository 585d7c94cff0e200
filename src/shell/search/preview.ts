import { execute } from '#engine/execute';
import type { AnyOperation } from '#engine/operation';
import { initialValues, type OptionSpec } from '#engine/options';
import { findOperation } from '#engine/registry';
import { SAMPLE_LENGTH } from '#engine/sample';
import type { Offer } from './offer.ts';

/** A preview that takes longer (ms) is left out. */
const PATIENCE = 300;
const LONGEST = 120;

/** The beginning of what an offer makes of a text; undefined for none, and for what is secret, heavy or too slow. */
export async function previewOf(
  { tool, operation: name, options: fitting }: Offer,
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const given = new Promise<undefined>((resolve) => late.addEventListener('abort', () => resolve(undefined)));
  const compute = async () => {
    const operation = await findOperation(tool, name);
    if (late.aborted || !isLight(operation)) return undefined;
    const options = { ...initialValues(operation.options), ...spokenIn(operation, language), ...fitting };
    const input = text.slice(0, SAMPLE_LENGTH);
    const { output } = await execute({ name: { tool, operation: name }, operation, input, options, signal: late });
    return beginningOf(output);
  };
  // A text that it cannot read has no result.
  return Promise.race([compute().catch(() => undefined), given]);
}

const specsOf = ({ options }: AnyOperation) => options as Readonly<Record<string, OptionSpec>>;

const isLight = (operation: AnyOperation): boolean =>
  operation.place !== 'worker' && !Object.values(specsOf(operation)).some(({ kind }) => kind === 'secret');

/** An option `language` that has the one of the page. */
function spokenIn(operation: AnyOperation, language: string): Readonly<Record<string, unknown>> {
  const spec = specsOf(operation)['language'];
  return spec?.kind === 'choice' && spec.choices.includes(language) ? { language } : {};
}

/** The first texts and figures of a result in one line. */
function beginningOf(output: unknown): string | undefined {
  const parts: string[] = [];
  let length = 0;
  const collect = (value: unknown) => {
    if (length > LONGEST) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const line = String(value).slice(0, LONGEST).replace(/\s+/g, ' ').trim();
      if (line !== '') length += parts.push(line) && line.length;
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(output);
  return parts.length === 0 ? undefined : parts.join(' · ').slice(0, LONGEST);
}
