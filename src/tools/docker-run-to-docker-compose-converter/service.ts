import { readArguments } from './arguments.ts';
import type { RunCommand } from './commands.ts';
import { isAll } from './gpus.ts';
import { mapAt, mapOf, type ComposeMap, type ComposeValue } from './compose-value.ts';
import { isSealed, type Expansions } from './expansions.ts';
import { settlePlatform } from './podman-platform.ts';
import { settleNetworks, writeNetworks } from './networks.ts';
import type { Report } from './report.ts';
import { ServiceDraft, type Limits } from './service-draft.ts';

/* A name of an image (distribution/reference), in short: registry, path, tag, digest. */
const IMAGE =
  /^(?:docker:\/\/)?(?:(?:[a-zA-Z0-9][a-zA-Z0-9.-]*|\[[\da-fA-F:]+\])(?::\d+)?\/)?[a-z0-9]+(?:[._/-]+[a-z0-9]+)*(?::\w[\w.-]{0,127})?(?:@[A-Za-z][\w+.-]*:[\da-fA-F]{32,})?$/;
/** Longer than any registry takes. */
const LONGEST_IMAGE = 1000;
const DASH = /^[\u2010-\u2015\u2212]/;

/** The service of one command; what is wrong is in the report. */
export function readService(run: RunCommand, expansions: Expansions, report: Report): ServiceDraft {
  const draft = new ServiceDraft();
  draft.span = run;
  const { options, image, command, isCut } = readArguments(run.words, expansions, report);
  for (const [form, given] of options) report.attempt(() => form.apply(draft, given));
  settlePlatform(draft);
  report.attempt(() => {
    if (image === undefined && isCut) return;
    if (image === undefined) throw report.failure('error.image', {}, run.words.at(-1) ?? run);
    const shown = expansions.show(image.text);
    if (DASH.test(image.text)) throw report.failure('error.dash', { found: shown }, image);
    if (!isSealed(image.text) && (image.text.length > LONGEST_IMAGE || !IMAGE.test(image.text))) {
      throw report.failure('error.imageName', { value: shown }, image);
    }
    draft.image = image.text.replace(/^docker:\/\//, '');
  });
  if (command.length > 0) {
    draft.put(
      ['command'],
      command.map(({ text }) => text),
    );
  }
  settleNetworks(draft, (code) => report.note(code, {}, run));
  if (draft.has('ports') && draft.fields.get('network_mode') === 'host') report.note('warning.hostPorts', {}, run);
  return draft;
}

/** Order of a service's keys: what it is, how it is reached, what it holds, how it runs. */
const ORDER = [
  ...['image', 'platform', 'pull_policy', 'container_name', 'hostname', 'domainname', 'depends_on', 'entrypoint'],
  ...['command', 'working_dir', 'user', 'group_add', 'restart', 'init', 'stdin_open', 'tty', 'ports', 'expose'],
  ...['network_mode', 'networks', 'mac_address', 'links', 'external_links', 'extra_hosts', 'dns', 'dns_opt'],
  ...[
    'dns_search',
    'environment',
    'env_file',
    'volumes',
    'volumes_from',
    'secrets',
    'tmpfs',
    'devices',
    'labels',
    'label_file',
  ],
  ...['annotations', 'healthcheck', 'logging', 'stop_signal', 'stop_grace_period'],
];

export interface ServiceStyle {
  readonly environment: 'map' | 'list';
  readonly resources: 'deploy' | 'service';
}

/** The service as it stands in the file. */
export function writeService(draft: ServiceDraft, style: ServiceStyle): ComposeMap {
  const fields: ComposeMap = new Map(draft.fields);
  fields.set('image', draft.image);
  if (draft.containerName !== undefined) fields.set('container_name', draft.containerName.text);
  if (draft.networks.length > 0) fields.set('networks', writeNetworks(draft.networks));
  if (draft.environment.length > 0) fields.set('environment', writeVariables(draft, style.environment));
  for (const name of ['labels', 'annotations', 'sysctls', 'storage_opt']) {
    const map = fields.get(name);
    if (map instanceof Map && [...map.keys()].some(isSealed)) fields.set(name, writePairs(map));
  }
  if (style.resources === 'deploy') addDeploy(fields, draft.limits);
  else addLimits(fields, draft.limits);
  const order = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return new Map([...fields].sort(([a], [b]) => order(a) - order(b)));
}

/** Names in a map are not filled in by Compose: with a variable in one, all stand in a list. The last of a name counts. */
function writeVariables({ environment }: ServiceDraft, style: ServiceStyle['environment']): ComposeValue {
  const map: ComposeMap = new Map(environment.map(({ key, value }) => [key, value ?? null]));
  return style === 'list' || [...map.keys()].some(isSealed) ? writePairs(map) : map;
}

const writePairs = (map: ComposeMap): ComposeValue[] =>
  [...map].map(([key, value]) => (typeof value === 'string' ? `${key}=${value}` : key));

function addDeploy(fields: ComposeMap, { cpus, memory, pids, reservedMemory, gpus }: Limits): void {
  const limits = mapOf({ cpus, memory, pids });
  const devices = gpus === undefined ? undefined : [gpus];
  const reservations = mapOf({ memory: reservedMemory, devices });
  if (limits.size > 0) mapAt(fields, ['deploy', 'resources']).set('limits', limits);
  if (reservations.size > 0) mapAt(fields, ['deploy', 'resources']).set('reservations', reservations);
}

function addLimits(fields: ComposeMap, { cpus, memory, pids, reservedMemory, gpus }: Limits): void {
  const own = mapOf({
    cpus: cpus === undefined || isSealed(cpus) ? cpus : Number(cpus),
    mem_limit: memory,
    mem_reservation: reservedMemory,
    pids_limit: pids,
    gpus: gpus === undefined ? undefined : isAll(gpus) ? 'all' : [gpus],
  });
  for (const [key, value] of own) fields.set(key, value);
}
