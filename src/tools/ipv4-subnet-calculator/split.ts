import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { bitsOf, blockOf, cidrText, countOf } from '#lib/ip/range';
import { hostsOf, readNetwork } from './network.ts';

const MOST_BITS = 16;

export interface Subnet {
  readonly cidr: string;
  readonly first: string;
  readonly last: string;
  readonly broadcast: string | null;
}

export interface Subnets {
  readonly cidr: string;
  readonly count: number;
  /** Hosts of each. */
  readonly usable: number | string;
  readonly subnets: readonly Subnet[];
}

/** Splits a network into all its subnets of one prefix length. Throws `ip.…` codes and those of the option. */
export function split(text: string, options: { readonly prefix: number }, note: RunContext['note']): Subnets {
  const { block } = readNetwork(text, note);
  const { version, first } = block;
  const { prefix } = options;
  const where = { option: 'prefix' };
  const max = bitsOf(version);
  if (prefix < block.prefix || prefix > max) {
    throw new ToolError('error.splitPrefix', { cidr: cidrText(block), min: block.prefix, max }, where);
  }
  const bits = prefix - block.prefix;
  if (bits > MOST_BITS) {
    throw new ToolError('error.tooManySubnets', { limit: 2 ** MOST_BITS, max: block.prefix + MOST_BITS }, where);
  }
  const count = 2 ** bits;
  const step = 1n << BigInt(max - prefix);
  const blocks = Array.from({ length: count }, (_, index) => blockOf(version, first + BigInt(index) * step, prefix));
  return {
    cidr: cidrText(block),
    count,
    usable: countOf(hostsOf(blockOf(version, first, prefix)).usable),
    subnets: blocks.map((subnet) => {
      const hosts = hostsOf(subnet);
      return { cidr: cidrText(subnet), first: hosts.first, last: hosts.last, broadcast: hosts.broadcast };
    }),
  };
}
