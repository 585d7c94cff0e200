import { base } from '#kit/context/base.ts';
import { readItem } from '#kit/settings/storage.ts';
import type { Configuration } from '../configuration/settings.ts';
import { links } from '../routes/links.ts';
import { matchRoute } from '../routes/routes.ts';
import { bare, setUpTracker, track } from './tracker.ts';

/* Watches the page for what is reported: page views, links that lead outside, the support button. */

/** Time that the event has to leave before the page does (milliseconds). */
const OUTBOUND_DELAY = 150;

const visit = () => ({
  url: location.href,
  referrer: document.referrer,
  width: innerWidth,
  isIgnored: readItem('plausible_ignore') === 'true',
});

/** `keepalive`, so that it outlives the page; a failure is nobody's concern. */
function send(address: string, body: string): void {
  const headers = { 'Content-Type': 'text/plain' };
  void fetch(address, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

export function observe({ analyticsDomain, analyticsApiHost, trackLocalhost }: Configuration): void {
  const domain = analyticsDomain || location.hostname;
  setUpTracker({ domain, apiHost: analyticsApiHost, trackLocalhost }, send);
  let seen: string | undefined;
  const view = () => {
    const address = bare(location.href);
    if (address === seen) return;
    seen = address;
    track({ name: 'pageview', visit: visit() });
  };
  view();
  // The router dispatches the last two.
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, view);
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, reportClick);
}

function reportClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOpening = event.type === 'click' || event.button === 1;
  if (link === null || !isOpening) return;
  if (link.href === links.support) track({ name: 'Support button clicked', visit: visit() });
  if (!/^https?:$/.test(link.protocol) || link.origin === location.origin || holdsInput(link)) return;
  track({ name: 'Outbound Link: Click', visit: visit(), props: { url: link.href } });
  if (!leavesPage(event, link)) return;
  event.preventDefault();
  setTimeout(() => location.assign(link.href), OUTBOUND_DELAY);
}

/** A link that a tool shows may be made from what somebody typed: it is nobody's business. */
const holdsInput = (link: HTMLAnchorElement) =>
  matchRoute(location.pathname.slice(base.length - 1)).is === 'tool' && link.closest('main') !== null;

/** Whether a click takes this very page away; a new tab or window needs no delay. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.type === 'click' &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  ['', '_self', '_top', '_parent'].includes(link.target) &&
  !link.hasAttribute('download');
