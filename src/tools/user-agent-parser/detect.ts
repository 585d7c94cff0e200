import type { Detectors } from '#engine/detector';
import { solidLines } from '#lib/solid-lines';
import type { Found, Versioned } from './found.ts';
import type * as operations from './operations.ts';

const BROWSER = /^(?:user-agent:\s*)?["']?Mozilla\/\d\.\d+ [\w(]/i;
const TOOL =
  /^(?:user-agent:\s*)?(?:curl|wget|python-requests|okhttp|go-http-client|postmanruntime|axios|googlebot|bingbot)\/v?\d/i;
const HEADER = /^user-agent:\s*\S/i;

const isUserAgent = (line: string) => BROWSER.test(line) || TOOL.test(line) || HEADER.test(line);

/** How sure it is that the text is one user agent, perhaps among the headers of a request. */
function detectUserAgent(sample: string): number {
  const lines = solidLines(sample, /\n/);
  if (lines.filter(isUserAgent).length !== 1) return 0;
  const [first = ''] = lines;
  return isUserAgent(first) ? 0.95 : lines.some((line) => HEADER.test(line)) ? 0.7 : 0;
}

/** How sure it is that every line is a user agent. */
function detectUserAgents(sample: string): number {
  const lines = solidLines(sample, /\n/);
  // The last line may be cut off.
  return lines.length > 1 && lines.slice(0, -1).every(isUserAgent) && lines.filter(isUserAgent).length > 1 ? 0.95 : 0;
}

const nameOne = ({ name, version }: Versioned) => (version === null ? name : `${name} ${version}`);

/** The browser or program, the system and the device. */
function nameAll({ client, browser, os, device }: Found & { readonly client: Versioned | null }): string[] {
  const model = [device?.vendor, device?.model].filter(Boolean).join(' ');
  return [
    ...[client ?? browser, os].flatMap((one) => (one === null ? [] : nameOne(one))),
    ...(model === '' ? [] : [model]),
  ];
}

export const detectors = {
  parse: { detect: detectUserAgent, answer: nameAll },
  parseLines: {
    detect: detectUserAgents,
    answer: (lines) => lines.slice(0, 4).flatMap((line) => nameAll(line).slice(0, 1)),
  },
} satisfies Detectors<typeof operations>;
