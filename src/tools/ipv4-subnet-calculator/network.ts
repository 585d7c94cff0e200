import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { addressText, blockAround, cidrText, readRange, sizeOf, type IpBlock } from '#lib/ip/range';
import { wholeText } from '#lib/ip/part';

/** A network as it was written: of `10.0.0.5/8` the address is not the first. */
export interface WrittenNetwork {
  readonly address: bigint;
  readonly block: IpBlock;
}

/** Reads a network in any way of writing one; of a range the smallest network that holds it. */
export function readNetwork(text: string, note: RunContext['note']): WrittenNetwork {
  const range = readRange(wholeText(text), failAt);
  const block = blockAround(range);
  if (range.form === 'wildcard') note('note.wildcard', { prefix: block.prefix });
  if (sizeOf(block) !== sizeOf(range)) note('note.around', { cidr: cidrText(block) });
  return { address: range.address, block };
}

/** The hosts of a network: without its network and broadcast addresses, of which /31 and /32 have none (RFC 3021). */
export function hostsOf({ version, first, last, prefix }: IpBlock) {
  const hasBroadcast = version === 4 && prefix < 31;
  const edge = hasBroadcast ? 1n : 0n;
  const say = (address: bigint) => addressText(version, address);
  return {
    first: say(first + edge),
    last: say(last - edge),
    broadcast: hasBroadcast ? say(last) : null,
    usable: last - first + 1n - 2n * edge,
  };
}
