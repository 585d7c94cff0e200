import type { ComposeMap, ComposeValue } from './compose-value.ts';
import { mapOf } from './compose-value.ts';
import { isSealed, type Expansions } from './expansions.ts';
import type { Report } from './report.ts';
import type { ServiceDraft } from './service-draft.ts';

/** How networks and volumes are declared: made under their own name, under the project's, or there already. */
export type Declaration = 'named' | 'project' | 'external';

/** Names the services; `taken` are those of the file that they go into. */
export function nameServices(
  drafts: readonly ServiceDraft[],
  taken: ReadonlySet<string>,
  expansions: Expansions,
  report: Report,
): Map<string, ServiceDraft> {
  const services = new Map<string, ServiceDraft>();
  const containers = new Map<string, number>();
  const next = new Map<string, number>();
  for (const draft of drafts) {
    const { containerName } = draft;
    if (containerName !== undefined) {
      report.attempt(() => {
        if (containers.has(containerName.text)) throw containerName.given.wrong('error.nameTaken');
        containers.set(containerName.text, 1);
      });
    }
    const wanted = nameOf(draft, expansions);
    let name = wanted;
    let number = next.get(wanted) ?? 2;
    while (services.has(name) || taken.has(name)) name = `${wanted}-${number++}`;
    next.set(wanted, number);
    if (taken.has(wanted)) report.note('note.renamed', { from: wanted, to: name }, draft.span);
    services.set(name, draft);
  }
  return services;
}

/** Of a name that is made of an image or a container; a host name may not be longer (RFC 1035, 2.3.4). */
const LONGEST_NAME = 63;

/** The container's name, otherwise that of the image without registry, tag and digest. */
function nameOf({ containerName, image }: ServiceDraft, expansions: Expansions): string {
  const path = image.split('@')[0]?.split('/').at(-1) ?? '';
  const isNamed = containerName !== undefined && expansions.isLiteral(containerName.text);
  const text = isNamed ? containerName.text : (path.split(':')[0] ?? '');
  const name = expansions
    .pieces(text)
    .map((piece) => (piece.isVariable ? '' : piece.text))
    .join('')
    .slice(0, LONGEST_NAME)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return name === '' ? 'app' : name;
}

/** Where services name containers of each other, their services are meant. */
export function linkServices(
  services: ReadonlyMap<string, ServiceDraft>,
  existing: ReadonlySet<string>,
  report: Report,
): void {
  const byContainer = new Map([...existing].map((name) => [name, name]));
  for (const [name, { containerName }] of services) {
    if (containerName !== undefined) byContainer.set(containerName.text, name);
  }
  for (const { fields, span } of services.values()) {
    for (const key of ['network_mode', 'pid', 'ipc']) {
      const [, container] = /^container:(.*)$/s.exec(textOf(fields.get(key))) ?? [];
      const service = container === undefined ? undefined : byContainer.get(container);
      if (service !== undefined) fields.set(key, `service:${service}`);
    }
    keepRequired(fields, byContainer, (option) => report.note('note.noForm', { option }, span));
    mapList(fields, 'volumes_from', (text) => {
      const [, container = '', mode = ''] = /^([^:]*)(:.*)?$/s.exec(text) ?? [];
      const service = byContainer.get(container);
      return service === undefined ? `container:${text}` : `${service}${mode}`;
    });
    splitLinks(fields, byContainer);
  }
}

const textOf = (value: ComposeValue | undefined): string => (typeof value === 'string' ? value : '');

function mapList(fields: ComposeMap, key: string, change: (text: string) => string): void {
  const list = fields.get(key);
  if (Array.isArray(list)) fields.set(key, [...new Set(list.map((item) => change(textOf(item))))]);
}

/** Compose refuses a service that depends on one it does not know. */
function keepRequired(fields: ComposeMap, byContainer: ReadonlyMap<string, string>, lose: (option: string) => void) {
  const required = fields.get('depends_on');
  if (!Array.isArray(required)) return;
  const known = required.map(textOf).flatMap((container) => {
    const service = byContainer.get(container);
    if (service === undefined) lose(`--requires=${container}`);
    return service ?? [];
  });
  fields.delete('depends_on');
  if (known.length > 0) fields.set('depends_on', known);
}

/** A link to a container that is no service here is an external one. */
function splitLinks(fields: ComposeMap, byContainer: ReadonlyMap<string, string>): void {
  const links = fields.get('links');
  if (!Array.isArray(links)) return;
  const inside: string[] = [];
  const outside: string[] = [];
  for (const link of links.map(textOf)) {
    const [container = '', ...alias] = link.split(':');
    const service = byContainer.get(container);
    if (service === undefined) outside.push(link);
    else
      inside.push(
        alias.length === 0 && service === container
          ? service
          : [service, ...(alias.length === 0 ? [container] : alias)].join(':'),
      );
  }
  fields.delete('links');
  if (inside.length > 0) fields.set('links', inside);
  if (outside.length > 0) fields.set('external_links', outside);
}

/** The declarations that the services need at the top level of the file. */
export function declare(
  services: Iterable<ServiceDraft>,
  how: Declaration,
  expansions: Expansions,
): { readonly volumes: ComposeMap; readonly networks: ComposeMap } {
  const volumes: ComposeMap = new Map();
  const networks: ComposeMap = new Map();
  for (const draft of services) {
    for (const { name, driver = draft.volumeDriver, options, labels } of draft.volumes) {
      if (isSealed(name)) continue;
      const details = mapOf({
        driver,
        driver_opts: options.size === 0 ? undefined : options,
        labels: labels.size === 0 ? undefined : labels,
      });
      const before = volumes.get(name);
      const declared = new Map([...(before instanceof Map ? before : []), ...declaration(name, how)]);
      // A network that is there already has its driver.
      volumes.set(name, how === 'external' ? declared : new Map([...declared, ...details]));
    }
    for (const { name } of draft.networks) {
      const shown = expansions.show(name);
      if (name !== 'default' && !isSealed(name)) networks.set(shown, declaration(shown, how));
    }
  }
  return { volumes, networks };
}

const declaration = (name: string, how: Declaration): ComposeMap =>
  new Map<string, ComposeValue>([
    ...(how === 'project' ? [] : [['name', name] as const]),
    ...(how === 'external' ? [['external', true] as const] : []),
  ]);
