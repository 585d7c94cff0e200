import type { Given } from './given.ts';
import { isSealed } from './expansions.ts';
import type { ServiceDraft } from './service-draft.ts';

const MODES = /^(?:ro|rw|z|Z|nocopy|cached|delegated|consistent|r?(?:shared|slave|private))$/;
const VOLUME_NAME = /^[a-zA-Z0-9][\w.-]+$/;
const PATH = /^(?:[./~]|[A-Za-z]:[\\/]|\\\\)/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\)/;

/** `-v [source:]target[:modes]`. Throws `error.volume`, `error.volumeName`, `error.volumeTarget`. */
export function addVolume(draft: ServiceDraft, given: Given): void {
  const parts = splitVolume(given.text);
  if (parts.length > 3 || parts.includes('')) throw given.wrong('error.volume');
  const [first = '', second, modes] = parts;
  if (second === undefined) return addAnonymous(draft, given, first);
  if (!isTarget(second)) throw given.wrong('error.volumeTarget');
  const source = readSource(draft, given, first);
  const kept = modes === undefined ? '' : keptModes(given, modes);
  draft.push('volumes', [source, second, kept].filter(Boolean).join(':'));
}

function addAnonymous(draft: ServiceDraft, given: Given, target: string): void {
  if (!isTarget(target)) throw given.wrong('error.volumeTarget');
  draft.push('volumes', target);
}

/** A path in the container. */
export const isTarget = (text: string): boolean => isSealed(text) || ABSOLUTE.test(text);

/** At colons, but not at that of a drive such as C:\. */
function splitVolume(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(':')) {
    const drive = parts.at(-1);
    if (drive !== undefined && /^[A-Za-z]$/.test(drive) && /^[\\/]/.test(part)) parts.push(`${parts.pop()}:${part}`);
    else parts.push(part);
  }
  return parts;
}

function readSource(draft: ServiceDraft, given: Given, source: string): string {
  const { expansions, report } = given;
  const leading = expansions.leading(source);
  if (leading !== undefined) {
    const isFolder = leading.rest === '' || /^[\\/]/.test(leading.rest);
    if (leading.raw === '~' && isFolder) return `~${leading.rest}`;
    if (leading.variable === 'PWD' && isFolder) {
      report.note('note.workingFolder', { found: leading.raw }, given);
      return leading.rest === '' ? '.' : `.${leading.rest}`;
    }
    if (leading.rest === '') report.note('note.sourceVariable', { name: leading.variable }, given);
    return source;
  }
  if (PATH.test(source) || isSealed(source)) return source;
  if (!VOLUME_NAME.test(source)) throw given.wrong('error.volumeName', { value: expansions.show(source) });
  draft.volumes.push({ name: source, options: new Map(), labels: new Map() });
  return source;
}

/** Modes of Podman, such as U, have no form. */
function keptModes(given: Given, text: string): string {
  const modes = text.split(',');
  const lost = modes.filter((mode) => !isSealed(mode) && !MODES.test(mode));
  for (const mode of lost) given.report.note('note.noForm', { option: `${given.option} …:${mode}` }, given);
  return modes.filter((mode) => !lost.includes(mode)).join(',');
}
