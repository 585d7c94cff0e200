import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeOfPart, splitPart, trimPart, contentOf, wholeText } from '#lib/ip/part';
import { blockOf, blocksOf, cidrText } from '#lib/ip/range';
import { startOfRun } from '#lib/start-of-run';
import { hostsOf, readNetwork } from './network.ts';

export interface PlannedSubnet {
  /** Empty where the line only says how many hosts. */
  readonly name: string;
  /** Hosts that were asked for. */
  readonly hosts: number;
  readonly cidr: string;
  readonly first: string;
  readonly last: string;
  readonly broadcast: string | null;
  readonly usable: number;
  readonly size: number;
}

export interface SubnetPlan {
  readonly cidr: string;
  readonly size: number;
  readonly subnets: readonly PlannedSubnet[];
  /** The rest, as the fewest networks. */
  readonly free: readonly string[];
}

interface Wish {
  readonly name: string;
  readonly hosts: number;
  readonly prefix: number;
}

/**
 * Gives each line of `hosts` (`name count`) a subnet of the network, the largest first, so that none is left without a
 * place that it could have had. Throws `ip.…` codes and those of the option.
 */
export function plan(text: string, { hosts }: { readonly hosts: string }, note: RunContext['note']): SubnetPlan {
  const { block } = readNetwork(text, note);
  if (block.version !== 4) throw new ToolError('error.planVersion');
  const wishes = splitPart(wholeText(hosts), '\n')
    .map(trimPart)
    .filter((line) => contentOf(line) !== '')
    .map((line): Wish => {
      const content = contentOf(line);
      const written = /(?<![^\s:=,;])\d{1,10}$/.exec(content);
      const count = Number(written?.[0]);
      if (written === null || count < 1 || count > 2 ** 32 - 2) {
        throw new ToolError('error.hosts', { line: contentOf(line) }, { option: 'hosts', at: placeOfPart(line) });
      }
      // Each has a network and a broadcast address, too.
      return {
        name: content.slice(0, startOfRun(content, written.index, /[\s:=,;]/)),
        hosts: count,
        prefix: 32 - Math.ceil(Math.log2(count + 2)),
      };
    });
  if (wishes.length === 0) throw new ToolError('error.noHosts', {}, { option: 'hosts' });
  const total = wishes.reduce((sum, { prefix }) => sum + 2 ** (32 - prefix), 0);
  const size = 2 ** (32 - block.prefix);
  if (total > size) {
    throw new ToolError('error.planTooLarge', { needed: total, cidr: cidrText(block), size }, { option: 'hosts' });
  }
  let next = block.first;
  const subnets = wishes
    .toSorted((a, b) => a.prefix - b.prefix)
    .map(({ name, hosts, prefix }): PlannedSubnet => {
      const subnet = blockOf(4, next, prefix);
      next = subnet.last + 1n;
      const { usable, ...edges } = hostsOf(subnet);
      return { name, hosts, cidr: cidrText(subnet), ...edges, usable: Number(usable), size: 2 ** (32 - prefix) };
    });
  const rest = next > block.last ? [] : blocksOf({ version: 4, first: next, last: block.last });
  return { cidr: cidrText(block), size, subnets, free: rest.map(cidrText) };
}
