import { ToolError } from '#engine/error';
import { parseUrl } from '#formats/url/read.ts';
import { shorten } from '#lib/shorten';
import { decodeAmpersands, readQuery, type Parameter } from './escapes.ts';
import { imitatedBy, isOpaque, serviceOf, type Service } from './services.ts';

/** One wrapper that was taken off. */
export interface Step {
  readonly service: string;
  /** The link that was in it. */
  readonly target: string;
  /** The other facts in the wrapper. */
  readonly parameters: readonly Parameter[];
}

/** More wrappers than any mail goes through. */
const MOST_STEPS = 10;

/** The result of a link. */
export interface Unwrapped {
  readonly target: string;
  readonly steps: readonly Step[];
  /** Why the target may still not be the last one. */
  readonly rest?: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
}

/**
 * Takes all wrappers off a link. Throws `ToolError` where it has none, or the outermost holds no http or https address;
 * what is wrong with an inner one is in `rest`.
 */
export function unwrap(link: string): Unwrapped {
  const first = unwrapOnce(link);
  if (first === undefined) throw whyNot(link);
  const steps = [first];
  for (let last = first; steps.length < MOST_STEPS;) {
    const url = new URL(last.target);
    if (isOpaque(url)) return { ...resultOf(steps), rest: { code: 'note.opaque', params: { host: url.hostname } } };
    try {
      const next = unwrapOnce(last.target);
      if (next === undefined) return resultOf(steps);
      steps.push(next);
      last = next;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const service = serviceOf(url)?.name ?? '';
      return { ...resultOf(steps), rest: { code: 'warning.stopped', params: { service } } };
    }
  }
  return { ...resultOf(steps), rest: { code: 'warning.deep', params: { count: MOST_STEPS } } };
}

const resultOf = (steps: readonly Step[]): Unwrapped => ({ target: steps.at(-1)?.target ?? '', steps });

/** Undefined where the link is not of a known service. Throws `ToolError` where the target is missing or not an address. */
function unwrapOnce(link: string): Step | undefined {
  const url = readAddress(link);
  const service = url === undefined ? undefined : serviceOf(url);
  if (url === undefined || service === undefined) return undefined;
  const parameters = readQuery(url.search.slice(1));
  const target = cleanTarget(targetOf(service, link, url, parameters));
  if (target === '') throw new ToolError('error.noTarget', { service: service.name });
  const inner = readAddress(target);
  if (inner === undefined) {
    const scheme = /^[a-z][a-z\d+.-]*:/i.exec(target)?.[0];
    if (scheme !== undefined && !/^https?:/i.test(scheme)) throw new ToolError('error.scheme', { scheme });
    throw new ToolError('error.target', { target: shorten(target) });
  }
  return { service: service.name, target, parameters: parameters.filter(({ value }) => value !== target) };
}

function targetOf(service: Service, link: string, url: URL, parameters: readonly Parameter[]): string {
  if (service.read !== undefined) return service.read(link, url) ?? '';
  for (const name of service.parameters ?? []) {
    const value = parameters.find((parameter) => parameter.name === name)?.value ?? '';
    if (value !== '') return value;
  }
  return '';
}

/** Characters that cannot be seen in a link, or would end it, are escaped. */
const cleanTarget = (target: string): string => target.trim().replace(/[\s\p{Cc}\p{Cf}<>"]/gu, encodeURIComponent);

/** An http or https address; undefined for anything else. */
function readAddress(text: string): URL | undefined {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether a link is of a known service; its target may still be missing. */
export function isWrapped(link: string): boolean {
  const url = readAddress(link);
  return url !== undefined && serviceOf(url) !== undefined;
}

/** Why a link has no wrapper to take off. */
function whyNot(link: string): ToolError {
  const url = readAddress(link);
  if (url === undefined) return new ToolError('error.notUrl', { text: shorten(link) });
  const host = url.hostname;
  const imitated = imitatedBy(decodeAmpersands(link), url);
  if (imitated !== undefined) return new ToolError('error.lookAlike', { host, service: imitated.name });
  return new ToolError(isOpaque(url) ? 'error.opaque' : 'error.notWrapped', { host });
}
