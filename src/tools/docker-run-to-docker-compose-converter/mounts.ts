import type { Given } from './given.ts';
import { mapOf, type ComposeMap } from './compose-value.ts';
import { isSealed } from './expansions.ts';
import { readFields, readFlag, readSize, type KeyValue } from './option-value.ts';
import type { ServiceDraft } from './service-draft.ts';
import { isTarget } from './volumes.ts';

/** Names that mean the same in `--mount` (Docker and Podman). */
const SAME_FIELD: Readonly<Record<string, string>> = {
  ...{ src: 'source', dst: 'target', destination: 'target', ro: 'readonly', 'read-only': 'readonly' },
  ...{ subpath: 'volume-subpath', relabel: 'selinux' },
};
const MOUNT_TYPES = ['bind', 'volume', 'tmpfs', 'npipe', 'cluster', 'image'];

/** `--mount type=…,source=…,target=…` as Compose's long syntax. Throws `error.mount` and those of its values. */
export function addMount(draft: ServiceDraft, given: Given): void {
  if (isSealed(given.text) && !given.text.includes('=')) throw given.wrong('error.mount');
  const fields = new Map<string, KeyValue['value'][]>();
  for (const { key, value } of readFields(given)) {
    const name = SAME_FIELD[key] ?? key;
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  }
  draft.push('volumes', new MountReader(draft, given, fields).read());
}

class MountReader {
  constructor(
    private readonly draft: ServiceDraft,
    private readonly given: Given,
    private readonly fields: Map<string, (string | undefined)[]>,
  ) {}

  read(): ComposeMap {
    const type = this.take('type') ?? 'volume';
    const target = this.take('target');
    if (!MOUNT_TYPES.includes(type) || target === undefined || !isTarget(target)) throw this.given.wrong('error.mount');
    const source = this.take('source');
    if (source === undefined && ['bind', 'npipe', 'image'].includes(type)) throw this.given.wrong('error.mount');
    const mount = mapOf({
      type,
      source: type === 'volume' || source === undefined ? source : this.path(source),
      target,
      read_only: this.flag('readonly'),
      consistency: this.take('consistency'),
      bind: type === 'bind' ? this.bind() : undefined,
      volume: type === 'volume' ? this.volume(source) : undefined,
      tmpfs: type === 'tmpfs' ? this.tmpfs() : undefined,
      image: type === 'image' ? filled({ subpath: this.take('image-subpath') }) : undefined,
    });
    for (const name of this.fields.keys()) {
      this.given.report.note('note.noForm', { option: `${this.given.option} …,${name}` }, this.given);
    }
    return mount;
  }

  private path(source: string): string {
    const leading = this.given.expansions.leading(source);
    if (leading?.variable !== 'PWD') return source;
    this.given.report.note('note.workingFolder', { found: leading.raw }, this.given);
    return `.${leading.rest}`;
  }

  /** Docker refuses a bind mount whose source is missing; Compose would make a folder. */
  private bind(): ComposeMap | undefined {
    const recursive = this.take('bind-recursive') ?? (this.flag('bind-nonrecursive') === true ? 'disabled' : undefined);
    const selinux = this.take('selinux');
    return filled({
      propagation: this.take('bind-propagation'),
      create_host_path: this.flag('bind-create-src') ?? false,
      recursive,
      selinux: selinux === 'shared' ? 'z' : selinux === 'private' ? 'Z' : selinux,
    });
  }

  private volume(source: string | undefined): ComposeMap | undefined {
    const driver = this.take('volume-driver');
    const options = this.pairs('volume-opt');
    const labels = this.pairs('volume-label');
    if (source !== undefined) this.draft.volumes.push({ name: source, driver, options, labels });
    return filled({ nocopy: this.flag('volume-nocopy'), subpath: this.take('volume-subpath') });
  }

  private tmpfs(): ComposeMap | undefined {
    const size = this.take('tmpfs-size');
    const mode = this.take('tmpfs-mode');
    return filled({
      size: size === undefined ? undefined : readSize({ ...this.given, text: size }),
      mode: mode !== undefined && /^[0-7]+$/.test(mode) ? parseInt(mode, 8) : mode,
    });
  }

  /** The last one counts. */
  private take(name: string): string | undefined {
    const value = this.fields.get(name)?.at(-1);
    this.fields.delete(name);
    return value;
  }

  private flag(name: string): boolean | string | undefined {
    if (!this.fields.has(name)) return undefined;
    return readFlag({ ...this.given, text: this.take(name) ?? '' });
  }

  private pairs(name: string): ComposeMap {
    const values = this.fields.get(name) ?? [];
    this.fields.delete(name);
    return new Map(
      values.map((value = '') => {
        const at = value.indexOf('=');
        return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
      }),
    );
  }
}

function filled(entries: Parameters<typeof mapOf>[0]): ComposeMap | undefined {
  const map = mapOf(entries);
  return map.size === 0 ? undefined : map;
}
