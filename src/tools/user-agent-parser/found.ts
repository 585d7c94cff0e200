/** A product with a name and, where it is known, a version. */
export interface Versioned {
  readonly name: string;
  readonly version: string | null;
}

export interface Device {
  readonly vendor: string | null;
  readonly model: string | null;
  readonly type: string | null;
}

/** What the parser finds in a user agent. */
export interface Found {
  readonly browser: Versioned | null;
  readonly engine: Versioned | null;
  readonly os: Versioned | null;
  readonly device: Device | null;
  readonly cpu: string | null;
}
