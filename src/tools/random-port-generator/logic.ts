import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pick, type Draw } from '#lib/random';
import { placeAt } from '#lib/place';
import { BLOCKED, COMMON, SERVICES } from './known-ports.ts';

export interface PortOptions {
  readonly range: 'unprivileged' | 'registered' | 'dynamic' | 'custom';
  /** First and last port of the custom range, both included. */
  readonly min: number;
  readonly max: number;
  readonly count: number;
  readonly unique: boolean;
  readonly sorted: boolean;
  readonly skipCommon: boolean;
  readonly skipBlocked: boolean;
  readonly separator: 'newline' | 'comma' | 'space' | 'semicolon';
}

/** What is known about a port. */
export interface PortFacts {
  readonly port: number;
  readonly range: 'system' | 'registered' | 'dynamic';
  /** The name registered at IANA, of well-known services. */
  readonly service?: string;
  /** Whether well-known software uses it by default. */
  readonly isCommon: boolean;
  /** Whether browsers refuse to connect to it. */
  readonly isBlocked: boolean;
}

/** First and last port of each range (RFC 6335, section 6). Ports below 1024 are the system's. */
const RANGES = {
  unprivileged: [1024, 65_535],
  registered: [1024, 49_151],
  dynamic: [49_152, 65_535],
} as const;

const SEPARATORS = { newline: '\n', comma: ', ', space: ' ', semicolon: '; ' } as const;

/** Random ports, each equally likely. Throws `ToolError` if the range is reversed or does not hold enough ports. */
export function generate(options: PortOptions, { sources, note }: Pick<RunContext, 'sources' | 'note'>): string {
  const { range, min, max, count, unique, sorted, separator } = options;
  if (range === 'custom' && min > max) throw new ToolError('error.reversed', { min, max }, { option: 'min' });
  const [first, last] = range === 'custom' ? [min, max] : RANGES[range];
  const ports = portsOf(first, last, options);
  if (ports.length === 0) throw new ToolError('error.nothingLeft', { first, last });
  if (unique && count > ports.length) {
    throw new ToolError('error.tooMany', { available: ports.length, wanted: count }, { option: 'count' });
  }
  if (first < RANGES.unprivileged[0]) note('warning.system', {}, { option: 'min' });
  const draw = drawFrom(sources);
  const drawn = unique ? drawUnique(draw, ports, count) : Array.from({ length: count }, () => pick(draw, ports));
  if (sorted) drawn.sort((a, b) => a - b);
  return drawn.join(SEPARATORS[separator]);
}

/** The ports of a range that the options allow. */
function portsOf(first: number, last: number, { skipCommon, skipBlocked }: PortOptions): number[] {
  const ports = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return ports.filter((port) => !(skipCommon && COMMON.has(port)) && !(skipBlocked && BLOCKED.has(port)));
}

/** As many different ports in random order; takes them out of `ports`. */
function drawUnique(draw: Draw, ports: number[], count: number): number[] {
  return Array.from({ length: count }, () => {
    const index = draw(ports.length);
    const port = ports[index]!;
    // The last one fills the gap, so that a draw does not move all that follow.
    ports[index] = ports[ports.length - 1]!;
    ports.pop();
    return port;
  });
}

/** Facts of the ports in a text, separated by spaces, commas or semicolons. Throws `ToolError` at what is no port. */
export function lookUp(text: string): PortFacts[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), ({ 0: word, index }) => {
    const port = /^\d+$/.test(word) ? Number(word) : 0;
    if (port < 1 || port > RANGES.unprivileged[1]) {
      const at = { ...placeAt(text, index), endOffset: index + word.length };
      throw new ToolError('error.notAPort', { value: word }, { at });
    }
    return factsOf(port);
  });
}

function factsOf(port: number): PortFacts {
  const service = SERVICES.get(port);
  return {
    port,
    range: port < RANGES.registered[0] ? 'system' : port < RANGES.dynamic[0] ? 'registered' : 'dynamic',
    ...(service !== undefined && { service }),
    isCommon: COMMON.has(port),
    isBlocked: BLOCKED.has(port),
  };
}
