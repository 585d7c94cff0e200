import { podmanOptions } from './podman-options.ts';
import {
  choice,
  decimal,
  deviceRate,
  duration,
  flag,
  integer,
  lost,
  lostFlag,
  ofStart,
  pair,
  push,
  pushQuoted,
  put,
  size,
  type OptionForm,
} from './option-form.ts';
import {
  addUlimit,
  addWeight,
  noHealthcheck,
  putEntrypoint,
  putMemorySwap,
  putStopTimeout,
  readRestart,
} from './special-options.ts';
import { readGpus } from './gpus.ts';
import { addField, addNetwork, checkAddress } from './networks.ts';
import { readExposed, readPort } from './ports.ts';
import { readKeyValue, readSize, readDecimal, readInteger } from './option-value.ts';
import { addMount } from './mounts.ts';
import { addVolume } from './volumes.ts';

/*
 * Options of `docker run` and `docker create` (Docker CLI reference, 29) and where they go in the Compose specification.
 * `lost` are those that Compose has no form for.
 */
const options: Readonly<Record<string, OptionForm>> = {
  'add-host': push('extra_hosts'),
  annotation: pair(['annotations']),
  attach: lost('attach'),
  'blkio-weight': integer(['blkio_config', 'weight']),
  'blkio-weight-device': { takes: 'text', apply: addWeight },
  'cap-add': push('cap_add'),
  'cap-drop': push('cap_drop'),
  'cgroup-parent': put(['cgroup_parent']),
  cgroupns: choice(['cgroup'], ['host', 'private']),
  cidfile: lost(),
  'cpu-count': integer(['cpu_count']),
  'cpu-percent': decimal(['cpu_percent']),
  'cpu-period': integer(['cpu_period']),
  'cpu-quota': integer(['cpu_quota']),
  'cpu-rt-period': integer(['cpu_rt_period']),
  'cpu-rt-runtime': integer(['cpu_rt_runtime']),
  'cpu-shares': integer(['cpu_shares']),
  cpus: { takes: 'text', apply: ({ limits }, given) => void (limits.cpus = readDecimal(given)) },
  'cpuset-cpus': put(['cpuset']),
  'cpuset-mems': lost(),
  detach: ofStart,
  'detach-keys': lost('attach'),
  device: push('devices'),
  'device-cgroup-rule': push('device_cgroup_rules'),
  'device-read-bps': deviceRate('device_read_bps'),
  'device-read-iops': deviceRate('device_read_iops'),
  'device-write-bps': deviceRate('device_write_bps'),
  'device-write-iops': deviceRate('device_write_iops'),
  'disable-content-trust': lostFlag(),
  dns: push('dns'),
  'dns-option': push('dns_opt'),
  'dns-search': push('dns_search'),
  domainname: put(['domainname']),
  entrypoint: { takes: 'text', apply: putEntrypoint },
  env: {
    takes: 'text',
    apply: ({ environment }, given) =>
      void environment.push({ ...readKeyValue(given), start: given.start, end: given.end }),
  },
  'env-file': {
    takes: 'text',
    apply: (draft, given) => {
      given.report.note('warning.envFile', { option: given.option }, given);
      draft.push('env_file', given.text);
    },
  },
  expose: pushQuoted('expose', readExposed),
  gpus: { takes: 'text', apply: ({ limits }, given) => void (limits.gpus = readGpus(given)) },
  'group-add': push('group_add'),
  'health-cmd': put(['healthcheck', 'test']),
  'health-interval': duration(['healthcheck', 'interval']),
  'health-retries': integer(['healthcheck', 'retries']),
  'health-start-interval': duration(['healthcheck', 'start_interval']),
  'health-start-period': duration(['healthcheck', 'start_period']),
  'health-timeout': duration(['healthcheck', 'timeout']),
  help: lostFlag(),
  hostname: put(['hostname']),
  init: flag(['init']),
  interactive: flag(['stdin_open']),
  'io-maxbandwidth': lost(),
  'io-maxiops': lost(),
  ip: endpoint('ipv4_address'),
  ip6: endpoint('ipv6_address'),
  ipc: put(['ipc']),
  isolation: choice(['isolation'], ['default', 'process', 'hyperv']),
  'kernel-memory': lost(),
  label: pair(['labels']),
  'label-file': push('label_file'),
  link: push('links'),
  'link-local-ip': endpoint('link_local_ips'),
  'log-driver': put(['logging', 'driver']),
  'log-opt': pair(['logging', 'options']),
  'mac-address': put(['mac_address']),
  memory: { takes: 'text', apply: ({ limits }, given) => void (limits.memory = readSize(given)) },
  'memory-reservation': { takes: 'text', apply: ({ limits }, given) => void (limits.reservedMemory = readSize(given)) },
  'memory-swap': { takes: 'text', apply: putMemorySwap },
  'memory-swappiness': integer(['mem_swappiness']),
  mount: { takes: 'text', apply: addMount },
  name: {
    takes: 'text',
    apply: (draft, given) => {
      if (given.text === '') throw given.wrong('error.key');
      draft.containerName = { text: given.text, given };
    },
  },
  network: { takes: 'text', apply: addNetwork },
  'network-alias': endpoint('aliases'),
  'no-healthcheck': { takes: 'flag', apply: noHealthcheck },
  'oom-kill-disable': flag(['oom_kill_disable']),
  'oom-score-adj': integer(['oom_score_adj']),
  pid: put(['pid']),
  'pids-limit': { takes: 'text', apply: ({ limits }, given) => void (limits.pids = readInteger(given)) },
  platform: put(['platform']),
  privileged: flag(['privileged']),
  publish: pushQuoted('ports', readPort),
  'publish-all': lostFlag('publishAll'),
  pull: choice(['pull_policy'], ['always', 'missing', 'never'], ['newer']),
  quiet: lostFlag(),
  'read-only': flag(['read_only']),
  restart: { takes: 'text', apply: (draft, given) => draft.put(['restart'], readRestart(given)) },
  rm: lostFlag('rm'),
  runtime: put(['runtime']),
  'security-opt': push('security_opt'),
  'shm-size': size(['shm_size']),
  'sig-proxy': lostFlag('attach'),
  'stop-signal': put(['stop_signal']),
  'stop-timeout': { takes: 'text', apply: putStopTimeout },
  'storage-opt': pair(['storage_opt']),
  sysctl: pair(['sysctls']),
  tmpfs: push('tmpfs'),
  tty: flag(['tty']),
  ulimit: { takes: 'text', apply: addUlimit },
  'use-api-socket': flag(['use_api_socket']),
  user: put(['user']),
  userns: put(['userns_mode']),
  uts: put(['uts']),
  volume: { takes: 'text', apply: addVolume },
  'volume-driver': { takes: 'text', apply: (draft, given) => void (draft.volumeDriver = given.text) },
  'volumes-from': push('volumes_from'),
  workdir: put(['working_dir']),
};

/** Other names of the same. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ 'dns-opt': 'dns-option', net: 'network', 'net-alias': 'network-alias', 'cpu-set': 'cpuset-cpus' },
};

export const SHORT: Readonly<Record<string, OptionForm | undefined>> = Object.fromEntries(
  Object.entries({
    ...{
      a: 'attach',
      c: 'cpu-shares',
      d: 'detach',
      e: 'env',
      h: 'hostname',
      i: 'interactive',
      l: 'label',
      m: 'memory',
    },
    ...{ P: 'publish-all', p: 'publish', q: 'quiet', t: 'tty', u: 'user', v: 'volume', w: 'workdir' },
  }).map(([letter, name]) => [letter, options[name]]),
);

/** An option by its long name without dashes; also those that only Podman has. */
export function findOption(name: string): OptionForm | undefined {
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  if (Object.hasOwn(options, known)) return options[known];
  return Object.hasOwn(podmanOptions, known) ? podmanOptions[known] : undefined;
}

function endpoint(name: string): OptionForm {
  return {
    takes: 'text',
    apply: (draft, given) => {
      if (name !== 'aliases') checkAddress(given);
      addField(draft.endpoint, given, name);
    },
  };
}
