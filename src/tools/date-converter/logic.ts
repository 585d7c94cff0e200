import type { RunContext } from '#engine/operation';
import type { Format } from './formats.ts';
import { openZone } from './open-zone.ts';
import { readMoment } from './read-moment.ts';
import { writeMoment } from './write-moment.ts';
import { formatOffset, nextChange } from '#lib/zone';

export interface DateFacts {
  /** The form that was read. */
  readonly format: Format;
  /** Null where a form cannot hold the moment. */
  readonly forms: Readonly<Record<Format, string | null>>;
  readonly zone: {
    readonly name: string;
    readonly offset: string;
    /** When the clocks are changed next, and the offset from then on; null if not within about 15 months. */
    readonly change: { readonly at: string; readonly offset: string } | null;
  };
}

/** A moment in all forms, exact to the nanosecond, local ones in the zone. Throws `ToolError`. */
export function convert(
  text: string,
  { from, zone: name }: { readonly from: Format | 'auto'; readonly zone: string },
  { note }: Pick<RunContext, 'note'>,
): DateFacts {
  const zone = openZone(name);
  const { moment, format } = readMoment(text, from, zone, note);
  const change = nextChange(moment, zone);
  return {
    format,
    forms: writeMoment(moment, zone),
    zone: {
      name: zone.name,
      offset: formatOffset(zone.offsetAt(moment)),
      change:
        change === undefined
          ? null
          : { at: writeMoment(change.moment, zone).iso8601 ?? '', offset: formatOffset(change.offset) },
    },
  };
}
