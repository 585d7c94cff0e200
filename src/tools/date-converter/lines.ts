import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import type { Format } from './formats.ts';
import { readMoment } from './read-moment.ts';
import { writeMoment } from './write-moment.ts';
import { openZone } from './open-zone.ts';

/** Each line that is not empty in another form. Throws `ToolError` with the place of the first mistake. */
export function convertLines(
  text: string,
  { from, to, zone: name }: { readonly from: Format | 'auto'; readonly to: Format; readonly zone: string },
  { note }: Pick<RunContext, 'note'>,
): string {
  const zone = openZone(name);
  const noted = new Set<string>();
  return text.replace(/[^\r\n]+/g, (line: string, start: number) => {
    if (line.trim() === '') return line;
    try {
      const { moment } = readMoment(line, from, zone, (code, params) => {
        // Places are counted from the beginning of the text: only for what is told.
        if (!noted.has(code)) note(code, params, { at: placeAt(text, start + line.search(/\S/)) });
        noted.add(code);
      });
      const written = writeMoment(moment, zone)[to];
      if (written === null) throw new ToolError('error.cannotHold');
      return written;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const { offset, endOffset } = error.where.at ?? { offset: line.search(/\S/), endOffset: line.trimEnd().length };
      const place = { ...placeAt(text, start + offset), endOffset: start + endOffset };
      throw new ToolError(error.code, error.params, { at: place });
    }
  });
}
