/*
 * Sends events to a Plausible server (https://plausible.io/docs/events-api), if the operator has switched it on. This
 * module is fetched only then.
 */

export interface TrackerSettings {
  /** The site's name in the statistics. */
  readonly domain: string;
  /** Origin of the server, without a slash at the end. */
  readonly apiHost: string;
  readonly trackLocalhost: boolean;
}

/** The page as an event describes it; read anew for each. */
export interface Visit {
  readonly url: string;
  readonly referrer: string;
  readonly width: number;
  /** The visitor has set the local ignore flag. */
  readonly isIgnored: boolean;
}

export interface TrackerEvent {
  readonly name: string;
  readonly visit: Visit;
  readonly props?: Readonly<Record<string, string>>;
}

/** Posts a body to an address; how, is left to the caller. */
export type Send = (address: string, body: string) => void;

const LOCAL = /^(localhost|127(\.\d+){1,3}|\[?(0*:)*:?0*1\]?)$/;

/** An address without query and fragment, which may hold what somebody typed. */
export const bare = (address: string): string => address.replace(/[?#].*$/s, '');

let current: { readonly settings: TrackerSettings; readonly send: Send } | undefined;

export function setUpTracker(settings: TrackerSettings, send: Send): void {
  current = { settings, send };
}

const isLocal = ({ protocol, hostname }: URL) => protocol === 'file:' || LOCAL.test(hostname);

/** Sends an event, unless the page is local or the visitor wants to be ignored. Throws an Error before `setUpTracker`. */
export function track({ name, visit, props }: TrackerEvent): void {
  if (current === undefined) throw new Error('Plausible must be instantiated');
  const { settings, send } = current;
  if (visit.isIgnored || (isLocal(new URL(visit.url)) && !settings.trackLocalhost)) return;
  const body = {
    n: name,
    u: bare(visit.url),
    d: settings.domain,
    r: bare(visit.referrer) || null,
    w: visit.width,
    h: 0,
    ...(props !== undefined && { p: JSON.stringify(props) }),
  };
  send(`${settings.apiHost}/api/event`, JSON.stringify(body));
}
