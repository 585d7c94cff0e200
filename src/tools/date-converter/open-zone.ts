import { ToolError } from '#engine/error';
import { findZone, type Zone } from '#lib/zone';

/** The zone that the option names; the zone of the device if it is empty. Throws `ToolError` for an unknown one. */
export function openZone(name: string): Zone {
  const zone = findZone(name);
  if (zone === undefined) throw new ToolError('error.zone', { zone: name.trim() }, { option: 'zone' });
  return zone;
}
