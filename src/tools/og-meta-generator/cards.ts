import { isSmall } from './check.ts';
import type { Options } from './fields.ts';

export const networks = ['Facebook', 'X', 'LinkedIn', 'Slack', 'Discord'] as const;
export type Network = (typeof networks)[number];

/** What a network shows of a link beside title and image; '' for what it leaves out. */
export interface LinkCard {
  readonly head: string;
  readonly description: string;
  readonly foot: string;
  /** The image is as wide as the card, not a small square. */
  readonly isLarge: boolean;
}

/** The card that a network makes of the tags. */
export function cardOf(network: Network, options: Options): LinkCard {
  const host = hostOf(options.url);
  const description = options.description.trim();
  const isLarge = options.card !== 'summary';
  switch (network) {
    case 'Facebook':
      return { head: host.toUpperCase(), description, foot: '', isLarge: !isSmall(options) };
    case 'X':
      return { head: '', description: isLarge ? '' : description, foot: host, isLarge };
    case 'LinkedIn':
      return { head: '', description: '', foot: host, isLarge: true };
    case 'Slack':
    case 'Discord':
      return { head: options.siteName.trim() || host, description, foot: '', isLarge };
  }
}

/** The host of a URL without `www.`; '' where there is none. */
function hostOf(url: string): string {
  return URL.canParse(url.trim()) ? new URL(url.trim()).hostname.replace(/^www\./, '') : '';
}
