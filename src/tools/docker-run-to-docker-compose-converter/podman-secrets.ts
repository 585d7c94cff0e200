import type { Given } from './given.ts';
import { mapOf, Quoted, type ComposeMap, type ComposeValue } from './compose-value.ts';
import { isSealed } from './expansions.ts';
import { readFields } from './option-value.ts';
import type { Declaration } from './project.ts';
import type { Report } from './report.ts';
import type { ServiceDraft } from './service-draft.ts';

const NAME = /^[a-zA-Z0-9][\w.-]*$/;

/**
 * `--secret name[,type=mount|env][,target=…][,uid=…][,gid=…][,mode=…]` (podman-run(1)): a secret of the service, or a
 * variable whose value is put in from `.env`. Throws `error.secret`.
 */
export function addSecret(draft: ServiceDraft, given: Given): void {
  const [first, ...options] = readFields(given);
  const name = first?.value === undefined ? (first?.key ?? '') : '';
  const values = new Map(options.map(({ key, value }) => [key, value ?? '']));
  const { type = 'mount', target, uid, gid, mode, ...others } = Object.fromEntries(values);
  const isRight =
    (isSealed(name) || NAME.test(name)) &&
    ['mount', 'env'].includes(type) &&
    Object.keys(others).length === 0 &&
    [uid, gid].every((id) => id === undefined || isSealed(id) || /^\d+$/.test(id)) &&
    (mode === undefined || /^[0-7]{3,4}$/.test(mode)) &&
    target !== '';
  if (!isRight) throw given.wrong('error.secret');
  if (type === 'env') return addVariable(draft, given, target ?? name);
  // The keys of a Compose file are not filled in.
  if (isSealed(name)) return given.report.note('note.noForm', { option: given.option }, given);
  draft.secrets.push({ name, start: given.start, end: given.end });
  const quoted = (text: string | undefined) => (text === undefined ? undefined : new Quoted(text));
  const details = mapOf({ target, uid: quoted(uid), gid: quoted(gid), mode: quoted(mode) });
  draft.push('secrets', details.size === 0 ? name : new Map([['source', name], ...details]));
}

function addVariable(draft: ServiceDraft, given: Given, key: string): void {
  if (isSealed(key) || key.includes('=')) throw given.wrong('error.secret');
  const name = key.replace(/\W/g, '_').replace(/^(?=\d)/, '_');
  const value = given.expansions.variable(name, name);
  draft.environment.push({ key, value, start: given.start, end: given.end });
  given.report.note('warning.secretVariable', { option: given.option, name }, given);
}

/** What the top level says of the secrets: Podman's own store is not read by Compose, so each is a file beside it. */
export function declareSecrets(
  services: Iterable<ServiceDraft>,
  how: Declaration,
  existing: ReadonlySet<string>,
  report: Report,
): ComposeMap {
  const secrets: ComposeMap = new Map();
  for (const { name, start, end } of [...services].flatMap((draft) => draft.secrets)) {
    if (existing.has(name) || secrets.has(name)) continue;
    const file = `./${name}.txt`;
    secrets.set(name, new Map<string, ComposeValue>(how === 'external' ? [['external', true]] : [['file', file]]));
    if (how !== 'external') report.note('warning.secretFile', { name, file }, { start, end });
  }
  return secrets;
}
