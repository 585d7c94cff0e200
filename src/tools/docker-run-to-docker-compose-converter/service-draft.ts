import type { Given } from './given.ts';
import { mapAt, type ComposeMap, type ComposeValue } from './compose-value.ts';
import type { KeyValue } from './option-value.ts';
import type { Span } from './report.ts';

/** A network that a service is in, with what is said about its place there. */
export interface NetworkUse {
  readonly name: string;
  readonly fields: ComposeMap;
}

/** A named volume, as it must be declared at the top level. */
export interface VolumeUse {
  readonly name: string;
  readonly driver?: string | undefined;
  readonly options: ComposeMap;
  readonly labels: ComposeMap;
}

/** Limits that Compose has both in the service and under `deploy`. */
export interface Limits {
  cpus?: string;
  memory?: string;
  reservedMemory?: string;
  pids?: number | string;
  gpus?: ComposeMap;
}

/** An environment variable, where it was given. */
export interface Variable extends KeyValue, Span {}

/** A secret that is mounted, where it was given. */
export interface SecretUse extends Span {
  readonly name: string;
}

/** A service while its options are read. */
export class ServiceDraft {
  readonly fields: ComposeMap = new Map();
  readonly environment: Variable[] = [];
  readonly limits: Limits = {};
  readonly networks: NetworkUse[] = [];
  /** The network settings of `--ip` and the like, wherever they appear. */
  readonly endpoint: NetworkUse = { name: '', fields: new Map() };
  readonly volumes: VolumeUse[] = [];
  readonly secrets: SecretUse[] = [];
  readonly platform: { os?: Given; arch?: Given; variant?: Given } = {};
  volumeDriver: string | undefined;
  containerName: { readonly text: string; readonly given: Given } | undefined;
  /** The image is needed to know what the rest is about. */
  image = '';
  span: Span = { start: 0, end: 0 };

  put(path: readonly string[], value: ComposeValue): void {
    mapAt(this.fields, path.slice(0, -1)).set(path.at(-1) ?? '', value);
  }

  push(key: string, value: ComposeValue): void {
    this.pushAt([], key, value);
  }

  /** Adds to the list at a path. */
  pushAt(path: readonly string[], key: string, value: ComposeValue): void {
    const map = mapAt(this.fields, path);
    const list = map.get(key);
    if (Array.isArray(list)) list.push(value);
    else map.set(key, [value]);
  }

  /** An entry of labels, sysctls and the like. */
  pair(path: readonly string[], { key, value }: KeyValue): void {
    mapAt(this.fields, path).set(key, value ?? '');
  }

  has = (key: string): boolean => this.fields.has(key);
}

export type Apply = (draft: ServiceDraft, given: Given) => void;
