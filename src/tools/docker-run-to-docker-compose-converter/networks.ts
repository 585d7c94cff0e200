import type { Given } from './given.ts';
import { mapAt, type ComposeMap } from './compose-value.ts';
import { isSealed } from './expansions.ts';
import { readFields, readInteger } from './option-value.ts';
import type { NetworkUse, ServiceDraft } from './service-draft.ts';

/** Modes of Docker and Podman that are no networks. */
const MODE = /^(?:host|none|bridge|private|slirp4netns|pasta|container|ns)(?::.*)?$/s;
/** Docker's own network; a service of Compose is in the project's one, which is the same but for names. */
const DEFAULT = 'default';

/** Fields of `--network name=…` and their names in Compose. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ alias: 'aliases', ip: 'ipv4_address', ip6: 'ipv6_address', 'mac-address': 'mac_address', mac: 'mac_address' },
  ...{ 'link-local-ip': 'link_local_ips', 'driver-opt': 'driver_opts', 'gw-priority': 'gw_priority' },
};

/** `--network`: a mode, a network, or `name=…,alias=…`. Throws `error.network`. */
export function addNetwork(draft: ServiceDraft, given: Given): void {
  const text = given.text.trim();
  if (text === '') throw given.wrong('error.network');
  if (text === DEFAULT) return;
  if (MODE.test(text)) return draft.put(['network_mode'], text);
  // Podman: name:ip=…,alias=…
  const podman = /^([\w.-]+):(.+)$/s.exec(text);
  const isLong = podman !== null || /^(?:name|alias|ip6?|mac-address|driver-opt|gw-priority|link-local-ip)=/.test(text);
  if (!isLong) return void draft.networks.push({ name: text, fields: new Map() });
  const fields = readFields({ ...given, text: podman === null ? text : podman[2]! });
  const name = podman?.[1] ?? fields.find(({ key }) => key === 'name')?.value;
  if (name === undefined || name === '') throw given.wrong('error.network');
  const use: NetworkUse = { name, fields: new Map() };
  for (const { key, value = '' } of fields) {
    if (key !== 'name') addField(use, { ...given, text: value }, FIELDS[key] ?? key);
  }
  draft.networks.push(use);
}

/** One thing about a service's place in a network. */
export function addField({ fields }: NetworkUse, given: Given, name: string): void {
  const { text } = given;
  if (name === 'aliases' || name === 'link_local_ips') {
    const list = fields.get(name);
    if (Array.isArray(list)) list.push(text);
    else fields.set(name, [text]);
  } else if (name === 'driver_opts') {
    const at = text.indexOf('=');
    if (at < 1) throw given.wrong('error.keyValue');
    mapAt(fields, ['driver_opts']).set(text.slice(0, at), text.slice(at + 1));
  } else if (name === 'gw_priority') fields.set(name, readInteger(given));
  else if (Object.values(FIELDS).includes(name)) fields.set(name, text);
  else given.report.note('note.noForm', { option: `${given.option} …,${name}` }, given);
}

/** An address in the form that Docker asks for. Throws `error.address`. */
export function checkAddress(given: Given): void {
  const isAddress = isSealed(given.text) || /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*:[\da-f:.]+)$/i.test(given.text);
  if (!isAddress) throw given.wrong('error.address');
}

/** Puts `--ip` and the like where they belong: to the first network, or to the project's own. */
export function settleNetworks(draft: ServiceDraft, note: (code: string) => void): void {
  const { endpoint, networks } = draft;
  if (draft.has('network_mode') && networks.length > 0) {
    note('warning.networkMode');
    networks.length = 0;
  }
  if (endpoint.fields.size === 0) return;
  if (draft.has('network_mode')) return note('warning.networkMode');
  if (networks.length === 0) {
    note('note.defaultNetwork');
    networks.push({ name: DEFAULT, fields: new Map() });
  }
  for (const [key, value] of endpoint.fields) networks[0]!.fields.set(key, value);
}

/** The list of names, or a map where more is said than the names. */
export function writeNetworks(networks: readonly NetworkUse[]): string[] | ComposeMap {
  if (networks.every(({ fields }) => fields.size === 0)) return networks.map(({ name }) => name);
  return new Map(networks.map(({ name, fields }) => [name, fields.size === 0 ? null : fields]));
}
